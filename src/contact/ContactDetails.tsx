import type { MapLinks, Texts } from '../content/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { Heading } from '../ui/Heading.tsx';
import { OpeningHours } from '../ui/OpeningHours.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './ContactDetails.module.css';

/** Phone, e-mail, address, opening hours, the Facebook page and a link to the address on a map. */
export function ContactDetails({ texts, map }: { texts: Texts['contact']['details']; map: MapLinks }) {
  const { firm, texts: shared } = useSite();
  return (
    <div className={styles.details}>
      <Heading>{texts.title}</Heading>
      <dl className={styles.list}>
        <div>
          <dt>{texts.phone}</dt>
          <dd>
            <a className={styles.phone} href={firm.phone.href}>
              {firm.phone.text}
            </a>
            <a href="/kontakt.vcf" download>
              {texts.card}
            </a>
          </dd>
        </div>
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <a href={firm.email.href}>{firm.email.text}</a>
          </dd>
        </div>
        <div>
          <dt>{texts.address}</dt>
          <dd>
            {firm.address}
            <a href={map.page} rel="noopener">
              {texts.directions}
            </a>
          </dd>
        </div>
        <div>
          <dt>{shared.footer.hours}</dt>
          <dd className={styles.hours}>
            <OpeningHours />
          </dd>
          <TextWithLinks as="dd" className={styles.onCall} text={texts.onCall} />
        </div>
        <div>
          <dt>{texts.area}</dt>
          {texts.places.map((place, index) => (
            <TextWithLinks as="dd" key={index} text={place} />
          ))}
        </div>
        <div>
          <dt>{shared.header.facebook}</dt>
          <dd>
            <a href={firm.facebook} rel="noopener">
              {texts.facebook}
            </a>
          </dd>
        </div>
      </dl>
    </div>
  );
}
