import { useEffect, useState } from 'react';
import { BulletList } from '../ui/BulletList.tsx';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './Agreement.module.css';
import { type AgreementTexts, Sheet } from './Sheet.tsx';

/** The folded list of what an agreement should say. It can be printed as a sheet. */
export function Agreement({ agreement, sheet }: AgreementTexts) {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    if (!isPrinting) return;
    addEventListener('afterprint', () => setIsPrinting(false), { once: true });
    print();
  }, [isPrinting]);

  return (
    <section className={styles.agreement}>
      <Disclosure as="h2" className={styles.disclosure} title={agreement.title}>
        <div className={`columns-5-7 ${styles.content}`}>
          <TextWithLinks text={agreement.intro} />
          <div className="stack">
            <BulletList points={agreement.points} />
            <Button
              variant="outline"
              className={styles.print}
              data-requires-js
              onClick={() => setIsPrinting(true)}
            >
              {sheet.print}
            </Button>
          </div>
        </div>
      </Disclosure>
      {isPrinting && <Sheet agreement={agreement} sheet={sheet} />}
    </section>
  );
}
