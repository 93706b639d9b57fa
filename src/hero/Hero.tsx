import { useEffect, useState } from 'react';
import type { Pictures, Texts } from '../content/types.ts';
import { pathOf } from '../routing/routes.ts';
import { useSite } from '../site/SiteContext.tsx';
import { site } from '../site/site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './Hero.module.css';
import { Slide } from './Slide.tsx';
import { SlideControls } from './SlideControls.tsx';
import { advanceAfter, useSlideshow } from './use-slideshow.ts';

interface HeroProps {
  texts: Texts['home']['hero'];
  pictures: Pictures['home']['hero'];
}

/**
 * The full-height hero: a slideshow behind the logo, the words and two buttons. A slide is dropped if both its picture
 * and its fallback fail. Only the first slide is in the prerendered document.
 */
export function Hero({ texts, pictures }: HeroProps) {
  const { call } = useSite().texts;
  const [lost, setLost] = useState<number[]>([]);
  const [othersWanted, setOthersWanted] = useState(false);
  const slides = texts.slides
    .flatMap((slide, number) => {
      const picture = pictures[number];
      return picture ? [{ ...slide, ...picture, number }] : [];
    })
    .filter(({ number }) => !lost.includes(number));
  const slideshow = useSlideshow(slides.length);
  const current = slides[slideshow.index];

  // The other slides load later, so that they do not compete with the rest of the page.
  useEffect(() => {
    const clock = setTimeout(() => setOthersWanted(true), advanceAfter / 2);
    return () => clearTimeout(clock);
  }, []);

  return (
    <section
      className={styles.hero}
      onPointerEnter={(event) => event.pointerType === 'mouse' && slideshow.setHovered(true)}
      onPointerLeave={() => slideshow.setHovered(false)}
    >
      {slides.map(
        (slide, position) =>
          (slide.number === 0 || othersWanted || position === slideshow.index) && (
            <Slide
              key={slide.number}
              slide={slide}
              isCurrent={position === slideshow.index}
              eager={slide.number === 0}
              onLost={() => setLost((before) => [...before, slide.number])}
            />
          ),
      )}
      <div className={styles.content}>
        <div className={styles.logo} data-screen-only>
          <Logo />
        </div>
        <h1 tabIndex={-1} className={styles.title}>
          {texts.title}
        </h1>
        <p className={styles.description}>{texts.description}</p>
        <a className={styles.phone} href={site.phoneLink} data-screen-only>
          {call.phone}
        </a>
        <div className={styles.actions} data-screen-only>
          <ButtonLink kind="solid" href={pathOf('contact')}>
            {texts.contact}
          </ButtonLink>
          <ButtonLink kind="outline" href={pathOf('services')}>
            {texts.services}
          </ButtonLink>
        </div>
      </div>
      {current && (
        <div className={styles.foot} data-screen-only>
          <p className={styles.caption}>
            <strong>{current.label}</strong> {current.caption}
          </p>
          {slides.length > 1 && <SlideControls slides={slides} slideshow={slideshow} texts={texts} />}
        </div>
      )}
    </section>
  );
}
