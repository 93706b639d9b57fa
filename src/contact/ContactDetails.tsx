import type { Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { site } from '../site/site.ts';
import { Heading } from '../ui/Heading.tsx';
import { TextWithPhone } from '../ui/TextWithPhone.tsx';
import styles from './ContactDetails.module.css';

/** Phone, e-mail, address, opening hours, the Facebook page and a link to the address on a map. */
export function ContactDetails({ texts }: { texts: Texts['contact']['details'] }) {
  const { header, footer, hoursLines } = useSite().texts;
  return (
    <div className={styles.details}>
      <Heading>{texts.title}</Heading>
      <dl className={styles.list}>
        <div>
          <dt>{texts.phone}</dt>
          <dd>
            <a className={styles.phone} href={site.phoneLink}>
              {site.phone}
            </a>
            <a href="/kontakt.vcf" download>
              {texts.card}
            </a>
          </dd>
        </div>
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <a href={site.emailLink}>{site.email}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.address}</dt>
          <dd>
            {site.address}
            <a href={site.mapsSearchLink} rel="noopener">
              {texts.directions}
            </a>
          </dd>
        </div>
        <div>
          <dt>{footer.hours}</dt>
          {hoursLines.map(({ days, time }) => (
            <dd key={days} className={styles.hours}>
              <span>{days}</span>
              <span>{time}</span>
            </dd>
          ))}
          <dd className={styles.onCall}>
            <TextWithPhone text={texts.onCall} />
          </dd>
        </div>
        <div>
          <dt>{texts.area}</dt>
          {texts.places.map((place) => (
            <dd key={place}>
              <TextWithPhone text={place} />
            </dd>
          ))}
        </div>
        <div>
          <dt>{header.facebook}</dt>
          <dd>
            <a href={site.facebook} rel="noopener">
              {texts.facebook}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
