import type { ReactNode } from 'react';
import { interpolate } from '../../common/variables.ts';
import { localizePath } from '../../content-model/paths.ts';
import type { Texts } from '../page-data/types.ts';
import { useRouting } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './Sheet.module.css';

interface SheetProps {
  texts: Pick<Texts['winter'], 'agreement' | 'sheet'>;
  /** The list of the points. */
  children: ReactNode;
}

/**
 * The points on one sheet of paper, on which a board compares three quotes. The firm is named at its foot only, unless it
 * has answered a point: then the first quote is the firm's own.
 */
export function Sheet({ texts: { agreement, sheet }, children }: SheetProps) {
  const { companyInfo, texts } = useSite();
  const { localizedPath } = useRouting();
  const { name, phone, email, organisationNumber, url } = companyInfo;
  const registered = `${texts.footer.organisationNumber} ${organisationNumber}`.replaceAll(' ', '\u00a0');
  const isAnswered = agreement.points.some(({ answer }) => answer !== '');
  const address = (url + localizePath(localizedPath)).replace('https://', '');
  return (
    <div className={isAnswered ? `${styles.sheet} ${styles.answered}` : styles.sheet}>
      <TextWithLinks as="h2" text={agreement.title} />
      <div className={styles.lines}>
        <span>{sheet.address}</span>
        <span>{sheet.date}</span>
      </div>
      <div className={styles.quotes}>
        {[1, 2, 3].map((number) => (
          <span key={number}>{isAnswered && number === 1 ? name : interpolate(sheet.quote, { number })}</span>
        ))}
      </div>
      {children}
      <p className={styles.foot}>{[name, phone.text, email.text, registered, address].join('\u00a0· ')}</p>
    </div>
  );
}
