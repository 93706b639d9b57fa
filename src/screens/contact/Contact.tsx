import { ContactDetails } from '../../contact/ContactDetails.tsx';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { ContactMap } from '../../contact/ContactMap.tsx';
import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { Heading } from '../../ui/Heading.tsx';
import styles from './Contact.module.css';

/** Contact: details, how it goes, message form, and the map behind consent. */
export default function Contact({ texts, pictures, formService }: ScreenContent<'contact'>) {
  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail('contact')} />
      <div className={styles.columns}>
        <div className={styles.facts}>
          <ContactDetails texts={texts.details} />
          <section className={styles.write}>
            <Heading>{texts.steps.title}</Heading>
            <ol className={styles.steps}>
              {texts.steps.items.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        </div>
        <section className={styles.write} data-screen-only>
          <Heading>{texts.form.title}</Heading>
          {texts.form.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ContactForm texts={texts.form} formService={formService} />
        </section>
      </div>
      <section aria-label={texts.map.title}>
        <ContactMap texts={texts.map} />
      </section>
    </>
  );
}
