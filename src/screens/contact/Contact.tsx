import { ContactDetails } from '../../contact/ContactDetails.tsx';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { ContactMap } from '../../contact/ContactMap.tsx';
import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './Contact.module.css';

/** Contact: on a phone the number at once; the message form, details, how it goes, and the map behind consent. */
export default function Contact({ texts, pictures, formService, map }: ScreenContent<'contact'>) {
  const { firm, texts: shared } = useSite();
  return (
    <>
      <Banner page="contact" {...texts.banner} picture={pictures.banner} />
      <div className={styles.atOnce} data-screen-only>
        <ButtonLink kind="solid" href={firm.phone.href}>
          {shared.call.phone}
        </ButtonLink>
      </div>
      <div className={styles.columns}>
        <section id="message" className={styles.form} data-screen-only>
          <Heading>{texts.form.title}</Heading>
          <Paragraphs texts={texts.form.intro} />
          <ContactForm texts={texts.form} formService={formService} />
        </section>
        <ContactDetails texts={texts.details} map={map} />
        <section className={styles.process}>
          <Heading>{texts.steps.title}</Heading>
          <ol className={styles.steps}>
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
