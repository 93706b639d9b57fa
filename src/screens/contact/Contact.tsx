import { ContactForm } from '../../contact/ContactForm.tsx';
import { ContactMap } from '../../contact/ContactMap.tsx';
import { Banner } from '../../layout/Banner.tsx';
import type { ScreenProps, Texts } from '../../page-data/types.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { OpeningHours } from '../../ui/OpeningHours.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './Contact.module.css';

/** How to reach the company: the form with the service that it posts to, and links to a map. */
type ContactPageData = ScreenProps<'contact'>;

export default function Contact({ texts, pictures, formService, map }: ContactPageData) {
  return (
    <>
      <Banner page="contact" {...texts.banner} picture={pictures.banner} />
      <div className={`section columns-7-5 ${styles.columns}`}>
        <section className={`stack ${styles.form}`} data-screen-only>
          <TextWithLinks as="h2" text={texts.form.title} />
          <ContactForm texts={texts.form} formService={formService} />
        </section>
        <ContactDetails texts={texts.details} />
        <section className={`stack ${styles.process}`}>
          <TextWithLinks as="h2" text={texts.steps.title} />
          <ol className={`stack ${styles.steps}`}>
            {texts.steps.items.map((step, index) => (
              <TextWithLinks as="li" key={index} text={step} />
            ))}
          </ol>
        </section>
      </div>
      <section aria-label={texts.map.title} tabIndex={-1}>
        <ContactMap texts={texts.map} links={map} />
      </section>
    </>
  );
}

function ContactDetails({ texts }: { texts: Texts['contact']['details'] }) {
  const { companyInfo, texts: shared } = useSite();
  return (
    <div className={`stack ${styles.details}`}>
      <TextWithLinks as="h2" text={texts.title} />
      <dl className={`stack ${styles.list}`}>
        <div>
          <dt>{texts.phone}</dt>
          <dd>
            <a className={`target text-display ${styles.phone}`} href={companyInfo.phone.href}>
              {companyInfo.phone.text}
            </a>
          </dd>
        </div>
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <a className="target" href={companyInfo.email.href}>
              {companyInfo.email.text}
            </a>
          </dd>
        </div>
        <div>
          <dt>{texts.address}</dt>
          <dd>{companyInfo.address}</dd>
        </div>
        <div>
          <dt>{shared.footer.hours}</dt>
          <dd className={styles.hours}>
            <OpeningHours />
          </dd>
          <TextWithLinks as="dd" text={texts.onCall} />
        </div>
        <div>
          <dt>{texts.areaTitle}</dt>
          <TextWithLinks as="dd" text={texts.area} />
        </div>
        {companyInfo.facebook && (
          <div>
            <dt>{shared.header.facebook}</dt>
            <dd>
              <a className="target" href={companyInfo.facebook} rel="noopener">
                {texts.facebook}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
