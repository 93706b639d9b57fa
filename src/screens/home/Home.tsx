import { screenPath } from '../../../content-model/paths.ts';
import { GalleryTeaser } from '../../gallery/GalleryTeaser.tsx';
import { Hero } from '../../hero/Hero.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import type { ServiceCardData as Card, ScreenProps } from '../../page-data/types.ts';
import { Link } from '../../routing/Link.tsx';
import { SeasonTimeline } from '../../season-timeline/SeasonTimeline.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { PicturePanel } from '../../ui/PicturePanel.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { SectionHeader } from '../../ui/SectionHeader.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './Home.module.css';

/** The front page: its sections, the days that divide its year, a card for each service, and where its photos are. */
type HomePageData = ScreenProps<'home'>;

export default function Home({ texts, pictures, seasonDays, cards, photoPages }: HomePageData) {
  return (
    <>
      <Hero texts={texts.hero} pictures={pictures.hero} />

      <section className={styles.services}>
        <SectionHeader title={texts.services.title} text={texts.services.intro} />
        <div className={`stack ${styles.cards}`}>
          {cards.map((card, index) => (
            <Reveal key={card.service} className={styles.card}>
              <ServiceCard {...card} first={index === 0} />
            </Reveal>
          ))}
        </div>
        <div className={`link-row ${styles.more}`}>
          <Link href={screenPath('services')}>{texts.services.more}</Link>
        </div>
      </section>

      {texts.year && (
        <section className={styles.year}>
          <SectionHeader title={texts.year.title} />
          <SeasonTimeline stretches={texts.year.stretches} calendar={texts.calendar} days={seasonDays} />
        </section>
      )}

      <PicturePanel
        className={styles.company}
        aria-labelledby="about"
        pictures={<PictureFrame picture={pictures.about} className={styles.aboutPicture} />}
      >
        <TextWithLinks as="h2" id="about" text={texts.about.title} />
        <Paragraphs texts={texts.about.paragraphs} />
        <div className={`link-row ${styles.more}`}>
          <Link href={screenPath('about')}>{texts.about.link}</Link>
        </div>
      </PicturePanel>

      <GalleryTeaser texts={texts.gallery} pictures={pictures.gallery} pages={photoPages} />

      <CallToAction />
    </>
  );
}

function ServiceCard({ service, description, picture, first }: Card & { first: boolean }) {
  const { services } = useSite().texts;
  return (
    <article className={styles.service} data-featured={first || undefined}>
      <PictureFrame picture={picture} className={styles.servicePicture} />
      <h3 className={styles.serviceTitle}>
        <Link className="stretched-link" href={screenPath(service)}>
          {services[service]}
        </Link>
      </h3>
      <TextWithLinks className={styles.serviceText} text={description} />
    </article>
  );
}
