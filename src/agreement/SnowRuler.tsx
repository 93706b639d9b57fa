import { useEffect, useRef, useState } from 'react';
import { interpolate } from '../../common/variables.ts';
import type { ServiceName } from '../../content-model/routes.ts';
import { bringWish, contactPathFor } from '../contact/purpose.ts';
import type { Texts } from '../page-data/types.ts';
import { announce } from '../toast/Toaster.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import agreementStyles from './Agreement.module.css';
import styles from './SnowRuler.module.css';
import { extraNames, usualWish, type Wish, wishInWords } from './wish.ts';

const loadDrawing = () => import('./SnowDrawing.tsx').then((module) => module.SnowDrawing);

const depths = { min: 2, max: 20 };
const hours = [4, 5, 6, 7, 8, 9, 10];

interface SnowRulerProps {
  service: ServiceName;
  texts: Pick<Texts['winter'], 'ruler' | 'wish'>;
  onPrint: (wish: string) => void;
}

/**
 * Puts a wish for plowing into a sentence. Its controls are uncontrolled, because a visitor may move them before the page
 * is hydrated, and a browser restores them after a reload.
 */
export function SnowRuler({ service, texts: { ruler, wish: words }, onPrint }: SnowRulerProps) {
  const section = useRef<HTMLElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const [wish, setWish] = useState(usualWish);
  const { depth } = wish;
  const sentence = wishInWords(wish, words);
  const { Component: Drawing } = useLazyComponent(loadDrawing, true);

  const timeOf = (hour: number) => interpolate(words.hour, { hour });

  useEffect(() => {
    if (section.current) setWish(readWish(section.current));
    setIsHydrated(true);
  }, []);

  const onChange = () => {
    if (!section.current) return;
    const changed = readWish(section.current);
    setWish(changed);
    announce(wishInWords(changed, words));
  };

  return (
    <section
      ref={section}
      className={`columns-7-5 ${agreementStyles.agreement}`}
      data-requires-js
      data-screen-only
    >
      <div className="stack">
        <TextWithLinks as="h2" className="section-heading" text={ruler.title} />
        {ruler.intro && <TextWithLinks text={ruler.intro} />}
      </div>
      <div className={styles.scene}>
        {Drawing && (
          <Drawing depth={depth}>
            <span>{words.from}</span>
            <strong>{interpolate(words.depth, { depth })}</strong>
          </Drawing>
        )}
        <input
          type="range"
          {...depths}
          defaultValue={usualWish.depth}
          aria-label={words.from}
          aria-orientation="vertical"
          aria-valuetext={interpolate(words.depthInWords, { depth })}
          onChange={onChange}
        />
      </div>
      <div className="stack">
        <fieldset className={styles.group}>
          <legend>{words.doneBy}</legend>
          {(['weekdays', 'weekends'] as const).map((days) => (
            <label key={days}>
              <span>{words[days]}</span>
              <select defaultValue={timeOf(usualWish[days])} onChange={onChange}>
                {(isHydrated ? hours : [usualWish[days]]).map((hour) => (
                  <option key={hour}>{timeOf(hour)}</option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{words.include}</legend>
          {extraNames.map((name) => (
            <label key={name} className={styles.tick}>
              <input type="checkbox" onChange={onChange} />
              <span>{words.extras[name]}</span>
            </label>
          ))}
        </fieldset>
        <TextWithLinks className="lead" text={sentence} />
        <div className={agreementStyles.actions}>
          <ButtonLink variant="solid" href={contactPathFor(service)} onClick={() => bringWish(sentence)}>
            {words.askForVisit}
          </ButtonLink>
          <Button variant="outline" onClick={() => onPrint(sentence)}>
            {words.print}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Reads the wish from the controls in a section. Options begin with their hour. */
function readWish(section: HTMLElement): Wish {
  const [depth, ...ticks] = section.querySelectorAll('input');
  const [weekdays, weekends] = section.querySelectorAll('select');
  return {
    depth: Number(depth?.value),
    weekdays: Number.parseInt(weekdays?.value ?? '', 10),
    weekends: Number.parseInt(weekends?.value ?? '', 10),
    extras: extraNames.filter((_name, index) => ticks[index]?.checked),
  };
}
