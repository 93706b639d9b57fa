import { ContactForm } from '../../contact/ContactForm.tsx';
import { ContactMap } from '../../contact/ContactMap.tsx';
import { Banner } from '../../layout/Banner.tsx';
import type { ContactPerson, MapLinks, ScreenProps, Texts } from '../../page-data/types.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { OpeningHours } from '../../ui/OpeningHours.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './Contact.module.css';

/** How to reach the company: the form with the service that it posts to, and links to a map. */
type ContactPageData = ScreenProps<'contact'>;

export default function Contact({ texts, pictures, formService, map, person }: ContactPageData) {
  const { companyInfo, texts: shared } = useSite();
  return (
    <>
      <Banner page="contact" {...texts.banner} picture={pictures.banner}>
        <div className="link-row" data-screen-only>
          <a href="#message">{texts.toForm}</a>
        </div>
      </Banner>
      <div className={`stack ${styles.phoneFirst}`} data-screen-only>
        <ButtonLink variant="solid" href={companyInfo.phone.href}>
          {shared.call.phone}
        </ButtonLink>
      </div>
      <div className={`section columns-7-5 ${styles.columns}`}>
        <section id="message" className={`stack ${styles.form}`} data-screen-only>
          <TextWithLinks as="h2" className="section-heading" text={texts.form.title} />
          <Paragraphs texts={texts.form.intro} />
          <ContactForm texts={texts.form} formService={formService} />
        </section>
        <ContactDetails texts={texts.details} map={map} person={person} />
        <section className={`stack ${styles.process}`}>
          <TextWithLinks as="h2" className="section-heading" text={texts.steps.title} />
          <ol className={`stack ${styles.steps}`}>
            {texts.steps.items.map((step, index) => (
              <TextWithLinks as="li" key={index} text={step} />
            ))}
          </ol>
        </section>
      </div>
      <section aria-label={texts.map.title} tabIndex={-1}>
        <ContactMap texts={texts} links={map} picture={pictures.map} />
      </section>
    </>
  );
}

interface ContactDetailsProps {
  texts: Texts['contact']['details'];
  map: MapLinks;
  person: ContactPerson | undefined;
}

function ContactDetails({ texts, map, person }: ContactDetailsProps) {
  const { companyInfo, texts: shared } = useSite();
  return (
    <div className={`stack ${styles.details}`}>
      <TextWithLinks as="h2" className="section-heading" text={texts.title} />
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
        {person && (
          <div>
            <dt>{texts.person}</dt>
            <dd className={styles.person}>
              {person.picture && <PictureFrame picture={person.picture} className={styles.portrait} />}
              <span>
                <b>{person.name}</b>
                {person.role && <TextWithLinks as="span" text={person.role} />}
              </span>
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.address}</dt>
          <dd>
            {companyInfo.address}
            <a className="target" href={map.page} rel="noopener">
              {texts.directions}
            </a>
          </dd>
        </div>
        <div>
          <dt>{shared.footer.hours}</dt>
          <dd className={styles.hours}>
            <OpeningHours />
          </dd>
          <TextWithLinks as="dd" text={texts.onCall} />
        </div>
        <div>
          <dt>{texts.area}</dt>
          {texts.places.map((place, index) => (
            <TextWithLinks as="dd" key={index} text={place} />
          ))}
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
