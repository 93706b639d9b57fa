import type { ScreenContent } from '../../content/types.ts';
import { Hero } from '../../hero/Hero.tsx';
import { Link } from '../../navigation/Link.tsx';
import { pathOf, serviceNames } from '../../routes.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { ServiceCard } from '../../ui/ServiceCard.tsx';
import styles from './Home.module.css';

/** The front page (SPEC section 2, home): hero, facts, five cards, about, gallery, call to action. */
export default function Home({ texts, pictures }: ScreenContent<'home'>) {
  return (
    <>
      <Hero texts={texts.hero} pictures={pictures.hero} />

      <section className={styles.section} aria-label={texts.facts.title}>
        <FactList facts={texts.facts.items} />
      </section>

      <section className={styles.section}>
        <div className={styles.opening}>
          <Heading>{texts.services.title}</Heading>
          <p>{texts.services.intro}</p>
        </div>
        <div className={styles.cards}>
          {serviceNames.map((service) => (
            <Reveal key={service} className={styles.card}>
              <ServiceCard
                service={service}
                {...texts.services.cards[service]}
                picture={pictures.cards[service]}
                sizes="(width >= 60rem) min(50vw, 40rem), (width >= 40rem) 50vw, 100vw"
              />
            </Reveal>
          ))}
        </div>
        <p className={styles.more}>
          <Link href={pathOf('services')}>{texts.services.more}</Link>
        </p>
      </section>

      <section className={styles.about}>
        <Picture
          picture={pictures.about}
          sizes="(width >= 60rem) 58vw, 100vw"
          className={styles.aboutPicture}
        />
        <Reveal className={styles.aboutText}>
          <Heading>{texts.about.title}</Heading>
          {texts.about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.more}>
            <Link href={pathOf('about')}>{texts.about.link}</Link>
          </p>
        </Reveal>
      </section>

      <section className={styles.section}>
        <div className={styles.opening}>
          <Heading>{texts.gallery.title}</Heading>
          <p>{texts.gallery.intro}</p>
        </div>
        <div className={styles.photos}>
          {pictures.gallery.map((picture) => (
            <Picture
              key={picture.file}
              picture={picture}
              sizes="(width >= 40rem) min(50vw, 40rem), 100vw"
              className={styles.photo}
            />
          ))}
        </div>
        <p className={styles.more}>
          <Link href={pathOf('gallery')}>{texts.gallery.link}</Link>
        </p>
      </section>

      <CallToAction {...texts.callToAction} />
    </>
  );
}
