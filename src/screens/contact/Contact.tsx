import { ContactDetails } from '../../contact/ContactDetails.tsx';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { ContactMap } from '../../contact/ContactMap.tsx';
import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { site } from '../../site/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { TextWithPhone } from '../../ui/TextWithPhone.tsx';
import styles from './Contact.module.css';

/** Contact: on a phone the number and the form at once; details, message form, how it goes, and the map behind consent. */
export default function Contact({ texts, pictures, formService }: ScreenContent<'contact'>) {
  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail('contact')} />
      <div className={styles.atOnce} data-screen-only>
        <ButtonLink kind="solid" href={site.phoneLink}>
          {texts.atOnce.call}
        </ButtonLink>
        <ButtonLink kind="outline" href="#message">
          {texts.atOnce.write}
        </ButtonLink>
      </div>
      <div className={styles.columns}>
        <ContactDetails texts={texts.details} />
        <section id="message" className={styles.form} data-screen-only>
          <Heading>{texts.form.title}</Heading>
          {texts.form.intro.map((paragraph) => (
            <p key={paragraph}>
              <TextWithPhone text={paragraph} />
            </p>
          ))}
          <ContactForm texts={texts.form} formService={formService} />
        </section>
        <section className={styles.process}>
          <Heading>{texts.steps.title}</Heading>
          <ol className={styles.steps}>
            {texts.steps.items.map((step) => (
              <li key={step}>
                <TextWithPhone text={step} />
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-label={texts.map.title}>
        <ContactMap texts={texts} picture={pictures.map} />
      </section>
    </>
  );
}
