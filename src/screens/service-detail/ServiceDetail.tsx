import type { MouseEvent, ReactNode } from 'react';
import { ServicePhotos } from '../../gallery/ServicePhotos.tsx';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction, PhoneBlock } from '../../layout/CallToAction.tsx';
import { type LinkedText, languageOf, plainText } from '../../page-data/linked-text.ts';
import type { Picture } from '../../page-data/picture.ts';
import type { ScreenProps, Texts } from '../../page-data/types.ts';
import { screenPath } from '../../routing/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { BulletList } from '../../ui/BulletList.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Faq, TextSection } from '../../ui/Faq.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import type { ServiceName } from '../routes.ts';
import styles from './ServiceDetail.module.css';
import type { ServiceBlockName } from './service-detail.schema.ts';

export default function ServiceDetail(content: ScreenProps<ServiceName>) {
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
        <ServiceBlock key={part} part={part} content={content} />
      ))}
      <CallToAction {...consultation} />
    </>
  );
}

interface KeyFactProps {
  label: string;
  figure: string;
  text: LinkedText;
}

/** Without a figure, the sentence is large. */
function KeyFact({ label, figure, text }: KeyFactProps) {
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

interface RowProps {
  id: string;
  picture: Picture;
  content: ScreenProps<ServiceName>;
}

function Row({ id, picture, content }: RowProps) {
  const rows: Readonly<Record<string, Texts['winter']['rows']['plowing']>> = content.texts.rows;
  const row = rows[id];
  const hasDocument = content.name === 'winter' && id === 'icePlaning' && content.icePlaningDocument !== '';
  const icePlaning = hasDocument ? content : null;
  if (!row) return null;
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.figure}>
        <PictureFrame picture={picture} className={styles.picture} />
      </div>
      <Reveal className={`stack ${styles.text}`}>
        <h2 className="section-heading" id={id}>
          {icePlaning ? (
            <DocumentLink href={icePlaning.icePlaningDocument} texts={icePlaning.texts}>
              {row.title}
            </DocumentLink>
          ) : (
            <TextWithLinks as="span" text={row.title} />
          )}
        </h2>
        <Paragraphs texts={row.paragraphs} />
        {icePlaning && (
          <div className="link-row">
            <DocumentLink href={icePlaning.icePlaningDocument} texts={icePlaning.texts}>
              {icePlaning.texts.documentNote}
            </DocumentLink>
          </div>
        )}
        <RowPoints
          id={id}
          points={row.points}
          digging={content.name === 'excavation' ? content.texts : null}
        />
      </Reveal>
    </section>
  );
}

interface RowPointsProps {
  id: string;
  points: readonly LinkedText[];
  digging: Texts['excavation'] | null;
}

/** Excavation lists the works of all its rows in the first row, with links to the other rows. */
function RowPoints({ id, points, digging }: RowPointsProps) {
  if (!digging) return <BulletList points={points} />;
  if (id !== 'excavation') return null;
  return (
    <>
      <TextWithLinks text={digging.fact.text} />
      <ul className={styles.works}>
        {Object.entries(digging.rows).flatMap(([row, { points }]) =>
          points.map((point, index) => {
            const work = plainText(point);
            return (
              <li key={`${row}-${index}`} lang={languageOf(point)}>
                {row === id ? <span>{work}</span> : <a href={`#${row}`}>{work}</a>}
              </li>
            );
          }),
        )}
      </ul>
    </>
  );
}

interface DocumentLinkProps {
  href: string;
  texts: Pick<Texts['winter'], 'opensExternal'>;
  children: ReactNode;
}

function DocumentLink({ href, texts, children }: DocumentLinkProps) {
  return (
    <a key={texts.opensExternal} href={href} rel="noopener">
      {children}
      <span className="visually-hidden"> {texts.opensExternal}</span>
    </a>
  );
}

interface ServiceBlockProps {
  part: ServiceBlockName;
  content: ScreenProps<ServiceName>;
}

function ServiceBlock({ part, content }: ServiceBlockProps) {
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
