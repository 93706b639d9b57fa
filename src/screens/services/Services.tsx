import { useEffect, useId, useRef, useState } from 'react';
import { interpolate } from '../../../common/variables.ts';
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
      <div className={`stack ${styles.intro}`}>
        <Paragraphs texts={texts.intro} />
      </div>
      <div className={styles.road}>
        {cards.map((card) => (
          <ServiceSection key={card.service} {...card} texts={texts} />
        ))}
      </div>
      <Faq title={questions} items={texts.questions} />
      <CallToAction {...texts.callToAction} />
    </>
  );
}

type Card = ServicesPageData['cards'][number];

/** The button is above the text that it expands, so that it stays under the pointer. */
function ServiceSection({ service, description, more, picture, texts }: Card & { texts: Texts['services'] }) {
  const { services } = useSite().texts;
  const [expanded, setExpanded] = useState(false);
  const moreId = useId();
  const moreText = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = moreText.current;
    if (!element) return;
    // React sets `hidden` only on or off. This value lets a search in the page expand the text.
    if (!expanded) element.setAttribute('hidden', 'until-found');
    const open = () => setExpanded(true);
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [expanded]);

  return (
    <article className={`columns-5-7 ${styles.service}`}>
      {/* The name has the same link, so the keyboard skips this one. */}
      <Link href={screenPath(service)} tabIndex={-1}>
        <PictureFrame picture={picture} />
      </Link>
      <div className={`stack ${styles.text}`}>
        <h2 className="section-heading">
          <Link href={screenPath(service)} className={styles.name}>
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
        <div ref={moreText} id={moreId} className={`stack ${styles.more}`} hidden={!expanded}>
          <Paragraphs texts={more} />
          <div className="link-row">
            <Link href={screenPath(service)}>
              {interpolate(texts.moreAbout, { service: services[service].toLowerCase() })}
            </Link>
          </div>
        </div>
      </div>
    </article>
  );
}
