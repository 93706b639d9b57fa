import { localizePath } from '../../common/localized-path.ts';
import { interpolate } from '../../common/variables.ts';
import type { Texts } from '../page-data/types.ts';
import { useRouting } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './Sheet.module.css';

export interface AgreementTexts {
  agreement: NonNullable<Texts['winter']['agreement']>;
  sheet: Texts['winter']['sheet'];
}

const quotes = [1, 2, 3];

/** The points on one sheet of paper, on which a board compares three quotes. The firm is named at its foot. */
export function Sheet({ agreement, sheet }: AgreementTexts) {
  const { companyInfo, texts } = useSite();
  const { localizedPath } = useRouting();
  const { name, phone, email, organisationNumber, url, logo } = companyInfo;
  const registered = `${texts.footer.organisationNumber} ${organisationNumber}`.replaceAll(' ', '\u00a0');
  const address = (url + localizePath(localizedPath)).replace('https://', '');
  return (
    <div className={styles.sheet}>
      <TextWithLinks as="h2" text={agreement.title} />
      <div className={styles.lines}>
        <span>{sheet.address}</span>
        <span>{sheet.date}</span>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            {quotes.map((number) => (
              <th key={number} scope="col">
                {interpolate(sheet.quote, { number })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agreement.points.map((point, index) => (
            <tr key={index}>
              <th scope="row">
                <TextWithLinks as="span" text={point} />
              </th>
              {quotes.map((number) => (
                <td key={number} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        {logo && <img src={logo.address} width={logo.width} height={logo.height} alt="" />}
        <p>{[name, phone.text, email.text, registered, address].join('\u00a0· ')}</p>
      </div>
    </div>
  );
}
