import type { MouseEvent, ReactNode } from 'react';
import { screenPath } from '../../../content-model/paths.ts';
import type { ServiceName } from '../../../content-model/routes.ts';
import { ServicePhotos } from '../../gallery/ServicePhotos.tsx';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction, PhoneBlock } from '../../layout/CallToAction.tsx';
import { languageOf, plainText } from '../../page-data/linked-text.ts';
import type { Picture } from '../../page-data/picture.ts';
import type { ScreenProps, Texts } from '../../page-data/types.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { BulletList } from '../../ui/BulletList.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Faq, TextSection } from '../../ui/Faq.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './ServiceDetail.module.css';

type Content = ScreenProps<ServiceName>;
type ServicePartName = Content['parts'][number]['part'];

export default function ServiceDetail(content: Content) {
  const { texts, pictures, parts, name } = content;
  const { consultation, plowing } = useSite().texts;

  return (
    <>
      <Banner page={name} {...texts.banner} picture={pictures.banner} />
      {'figure' in texts.fact && <KeyFact {...texts.fact} />}
      {content.name === 'winter' && (
        <PhoneBlock tone="light" {...plowing}>
          <BulletList points={content.texts.terms} />
        </PhoneBlock>
      )}
      <div className={styles.rows}>
        {Object.entries(pictures.rows).map(([id, picture]) => (
          <Row key={id} id={id} picture={picture} content={content} />
        ))}
      </div>
      {parts.map(({ part }) => (
        <ServicePart key={part} part={part} content={content} />
      ))}
      <CallToAction {...consultation} />
    </>
  );
}

/** Without a figure, the sentence is large. */
function KeyFact({ label, figure, text }: Texts['winter']['fact']) {
  return (
    <div className={`stack ${styles.fact}`}>
      {figure && (
        <div>
          <p className={`text-subheading ${styles.factLabel}`}>{label}</p>
          <p className={styles.factFigure}>{figure}</p>
        </div>
      )}
      <TextWithLinks className={figure ? 'lead' : `text-display ${styles.factAlone}`} text={text} />
    </div>
  );
}

function Row({ id, picture, content }: { id: string; picture: Picture; content: Content }) {
  const rows: Readonly<Record<string, Texts['winter']['rows']['plowing']>> = content.texts.rows;
  const row = rows[id];
  if (!row) return null;
  const winter = content.name === 'winter' && id === 'icePlaning' ? content : null;
  const hasDocument = winter && winter.icePlaningDocument !== '';
  return (
    <section className={styles.row} aria-labelledby={id}>
      {/* On a phone this one is the largest element of the first view. */}
      <PictureFrame picture={picture} eager={id === 'excavation'} className={styles.picture} />
      <Reveal className={`stack ${styles.text}`}>
        <h2 className="section-heading" id={id}>
          {hasDocument ? (
            <DocumentLink content={winter}>{row.title}</DocumentLink>
          ) : (
            <TextWithLinks as="span" text={row.title} />
          )}
        </h2>
        <Paragraphs texts={row.paragraphs} />
        {hasDocument && (
          <div className="link-row">
            <DocumentLink content={winter}>{winter.texts.documentNote}</DocumentLink>
          </div>
        )}
        {content.name !== 'excavation' && <BulletList points={row.points} />}
        {content.name === 'excavation' && id === 'excavation' && <Works texts={content.texts} />}
      </Reveal>
    </section>
  );
}

/** Excavation lists the works of all its rows in the first row. */
function Works({ texts }: { texts: Texts['excavation'] }) {
  return (
    <>
      <TextWithLinks text={texts.fact.text} />
      <ul className={styles.works}>
        {Object.entries(texts.rows).flatMap(([row, { points }]) =>
          points.map((point, index) => (
            <li key={`${row}-${index}`} lang={languageOf(point)}>
              {plainText(point)}
            </li>
          )),
        )}
      </ul>
    </>
  );
}

function DocumentLink({ content, children }: { content: ScreenProps<'winter'>; children: ReactNode }) {
  const { opensExternal } = content.texts;
  return (
    <a key={opensExternal} href={content.icePlaningDocument} rel="noopener">
      {children}
      <span className="visually-hidden"> {opensExternal}</span>
    </a>
  );
}

function ServicePart({ part, content }: { part: ServicePartName; content: Content }) {
  const shared = useSite().texts;
  const { texts, photos } = content;
  switch (part) {
    case 'photos':
      return <ServicePhotos texts={texts} photos={photos} />;
    case 'questions':
      return <Faq title={shared.questions} items={texts.questions} />;
    case 'price':
      return (
        <TextSection title={texts.priceTitle}>
          <TextWithLinks text={texts.price} />
        </TextSection>
      );
    case 'agreement':
      return content.name === 'winter' ? <AgreementChecklist texts={content.texts} /> : null;
  }
}

/** Can be printed without the rest of the page. */
function AgreementChecklist({ texts }: { texts: Texts['winter'] }) {
  const { agreement, checklist } = texts;

  const printList = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const section = currentTarget.closest('section');
    if (!section) return;
    section.dataset.printAlone = '';
    addEventListener('afterprint', () => delete section.dataset.printAlone, { once: true });
    print();
  };

  return (
    <section className={`columns-5-7 ${styles.checklist}`}>
      <h2 className="section-heading">{agreement.title}</h2>
      <div className="stack">
        <TextWithLinks text={agreement.intro} />
        <BulletList points={agreement.points} />
        <p className={styles.invitation}>{checklist.invitation}</p>
        <div className={styles.actions} data-screen-only>
          <ButtonLink variant="solid" href={screenPath('contact')}>
            {checklist.askForVisit}
          </ButtonLink>
          <Button variant="outline" data-requires-js onClick={printList}>
            {checklist.print}
          </Button>
        </div>
      </div>
    </section>
  );
}
