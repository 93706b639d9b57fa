import { useId, useState } from 'react';
import { screenPath } from '../../../content-model/paths.ts';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import type { ScreenProps, Texts } from '../../page-data/types.ts';
import { Link } from '../../routing/Link.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import { Faq } from '../../ui/Faq.tsx';
import { Chevron } from '../../ui/icons.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './Services.module.css';

/** The list of services: a card for each, with more words than on the front page. */
type ServicesPageData = ScreenProps<'services'>;

export default function Services({ texts, pictures, cards }: ServicesPageData) {
  const { questions } = useSite().texts;
  return (
    <>
      <Banner page="services" {...texts.banner} picture={pictures.banner} />
      <div className={`section stack ${styles.services}`}>
        <div className={`stack ${styles.intro}`}>
          <Paragraphs texts={texts.intro} />
        </div>
        {cards.map((card) => (
          <ServiceCard key={card.service} {...card} texts={texts} />
        ))}
      </div>
      {texts.questions && <Faq title={questions} items={texts.questions} />}
      <CallToAction />
    </>
  );
}

type Card = ServicesPageData['cards'][number];

/** The button is above the text that it expands, so that it stays under the pointer. */
function ServiceCard({ service, description, more, picture, texts }: Card & { texts: Texts['services'] }) {
  const { services } = useSite().texts;
  const [expanded, setExpanded] = useState(false);
  const moreId = useId();

  return (
    <article className={styles.card}>
      <PictureFrame picture={picture} />
      <div className={`stack ${styles.text}`}>
        <h2>
          <Link href={screenPath(service)} className={`stretched-link ${styles.name}`}>
            {services[service]}
          </Link>
        </h2>
        <TextWithLinks className="lead" text={description} />
        <button
          type="button"
          data-requires-js
          className={`target link-button ${styles.toggle}`}
          aria-expanded={expanded}
          aria-controls={moreId}
          onClick={() => setExpanded(!expanded)}
        >
          <span>{expanded ? texts.showLess : texts.readMore}</span>
          <span className="visually-hidden">{`: ${services[service]}`}</span>
          <Chevron />
        </button>
        <div id={moreId} className={`stack ${styles.more}`} hidden={!expanded}>
          <Paragraphs texts={more} />
        </div>
      </div>
    </article>
  );
}
