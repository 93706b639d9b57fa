import { useEffect, useState } from 'react';
import type { ServiceName } from '../../content-model/routes.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { contactPathFor } from '../contact/purpose.ts';
import type { Texts } from '../page-data/types.ts';
import { openToast } from '../toast/Toaster.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import styles from './Agreement.module.css';

interface AgreementProps {
  service: ServiceName;
  texts: Pick<Texts['winter'], 'agreement' | 'checklist' | 'sheet'>;
}

const loadSheet = () => import('./Sheet.tsx').then((module) => module.Sheet);

/** What an agreement should say. The list can be printed alone. */
export function Agreement({ service, texts }: AgreementProps) {
  const { agreement, checklist } = texts;
  const [isPrinting, setIsPrinting] = useState(false);
  const { Component: Sheet, load } = useLazyComponent(loadSheet, true);

  useEffect(() => {
    if (!isPrinting) return;
    addEventListener('afterprint', () => setIsPrinting(false), { once: true });
    print();
  }, [isPrinting]);

  const printSheet = () =>
    load(
      () => setIsPrinting(true),
      async (error) => {
        console.error(error);
        if (!(await reloadOnce(error))) openToast('noConnection');
      },
    );

  const points = (
    <ol className={styles.points}>
      {agreement.points.map(({ question, answer }, index) =>
        answer ? (
          <li key={index}>
            <TextWithLinks as="span" text={question} />
            <div>
              <strong>{checklist.ourAnswer}</strong>
              <TextWithLinks as="span" text={answer} />
            </div>
          </li>
        ) : (
          <TextWithLinks as="li" key={index} text={question} />
        ),
      )}
    </ol>
  );

  return (
    <section className={`columns-5-7 ${styles.agreement}`}>
      <TextWithLinks as="h2" className="section-heading" text={agreement.title} />
      <div className="stack">
        <TextWithLinks text={agreement.intro} />
        {isPrinting && Sheet ? <Sheet texts={texts}>{points}</Sheet> : points}
        <p className={styles.invitation}>{checklist.invitation}</p>
        <div className={styles.actions} data-screen-only>
          <ButtonLink variant="solid" href={contactPathFor(service)}>
            {checklist.askForVisit}
          </ButtonLink>
          <Button variant="outline" data-requires-js onClick={printSheet}>
            {checklist.print}
          </Button>
        </div>
      </div>
    </section>
  );
}
