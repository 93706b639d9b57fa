import type { ReactNode } from 'react';
import { type LinkedText, plainText } from '../../content/linked-text.ts';
import type { Picture } from '../../content/picture.ts';
import type { ScreenContent, Texts } from '../../content/types.ts';
import { ServicePhotos } from '../../gallery/ServicePhotos.tsx';
import { Banner } from '../../layout/Banner.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import { CallToAction, PlowingNow } from '../../ui/CallBlock.tsx';
import { Questions } from '../../ui/Fold.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { PointList } from '../../ui/PointList.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import type { ServiceName } from '../routes.ts';
import type { ServicePart } from './content.ts';
import styles from './ServiceDetail.module.css';

/**
 * The service pages: the one thing to know, rows of picture and text, and the parts in the service's own order.
 * For digging, the index of its rows is the one thing to know.
 */
export default function ServiceDetail(content: ScreenContent<ServiceName>) {
  const { texts, pictures, parts, name } = content;
  const { consultation } = useSite().texts;
  const winter = content.name === 'winter' ? content : null;
  const digging = content.name === 'excavation' ? content.texts : null;
  const rowPictures: Readonly<Record<string, Picture>> = pictures.rows;

  return (
    <>
      <Banner page={name} {...texts.banner} picture={pictures.banner} />
      {'figure' in texts.fact && <ServiceFact {...texts.fact} />}
      {winter && (
        <PlowingNow>
          <PointList points={winter.texts.terms} />
        </PlowingNow>
      )}
      <div className={styles.rows}>
        {Object.entries(texts.rows).map(([id, row], index) => {
          const picture = rowPictures[id];
          const document = id === 'icePlaning' && winter?.icePlaningDocument;
          return (
            picture && (
              <Row
                key={id}
                id={id}
                picture={picture}
                title={
                  document ? (
                    <DocumentLink href={document}>{row.title}</DocumentLink>
                  ) : (
                    <TextWithLinks as="span" text={row.title} />
                  )
                }
                above={index === 0 && digging && <WorkIndex text={digging.fact.text} rows={digging.rows} />}
              >
                <Paragraphs texts={row.paragraphs} />
                {document && (
                  <div className="links">
                    <DocumentLink href={document}>{winter.texts.documentNote}</DocumentLink>
                  </div>
                )}
                {!digging && <PointList points={row.points} />}
              </Row>
            )
          );
        })}
      </div>
      {parts.map(({ part }) => (
        <Part key={part} part={part} content={content} />
      ))}
      <CallToAction {...consultation} />
    </>
  );
}

interface ServiceFactProps {
  label: string;
  figure: string;
  text: LinkedText;
}

/** The one thing to know, as large as it can be; without a figure the sentence alone. */
function ServiceFact({ label, figure, text }: ServiceFactProps) {
  return (
    <div className={`seven-five ${styles.fact}`}>
      {figure && (
        <div>
          <p className={`headline ${styles.factLabel}`}>{label}</p>
          <p className={styles.factFigure}>{figure}</p>
        </div>
      )}
      <TextWithLinks className={figure ? 'lead' : `loud ${styles.factAlone}`} text={text} />
    </div>
  );
}

interface RowProps {
  id: string;
  title: ReactNode;
  picture: Picture;
  /** Over both, from edge to edge. */
  above?: ReactNode;
  children: ReactNode;
}

/** Picture and text. On wide screens the picture runs to the edge, and rows alternate sides. */
function Row({ id, title, picture, above, children }: RowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.figure}>
        <PictureFrame picture={picture} className={styles.picture} />
      </div>
      <Reveal className={`stack ${styles.text}`}>
        <h2 className="heading" id={id}>
          {title}
        </h2>
        {children}
      </Reveal>
    </section>
  );
}

interface WorkIndexProps {
  text: LinkedText;
  rows: Texts['excavation']['rows'];
}

/** The work of each row, in large words that lead down to it. */
function WorkIndex({ text, rows }: WorkIndexProps) {
  return (
    <div className={styles.index}>
      <TextWithLinks className={`lead ${styles.indexText}`} text={text} />
      <ul className={styles.works}>
        {Object.entries(rows).flatMap(([id, { points }]) =>
          points.map(plainText).map((work, index) => (
            <li key={`${id}-${index}`}>
              <a href={`#${id}`}>{work}</a>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  const { opensExternal } = useSite().texts;
  return (
    <a key={opensExternal} href={href} rel="noopener">
      {children}
      <span className="visually-hidden"> {opensExternal}</span>
    </a>
  );
}

interface PartProps {
  part: ServicePart;
  content: ScreenContent<ServiceName>;
}

/** One of the parts that follow the rows. */
function Part({ part, content }: PartProps) {
  const shared = useSite().texts;
  const { price, questions } = content.texts;
  if (part === 'photos') return <ServicePhotos photos={content.photos} />;
  if (part === 'questions') {
    return (
      <TextSection title={shared.questions}>
        <Questions items={questions} />
      </TextSection>
    );
  }
  if (part === 'price') {
    return (
      <TextSection title={shared.price}>
        <TextWithLinks text={price} />
      </TextSection>
    );
  }
  if (content.name !== 'winter') return null;
  const { title, intro, points } = content.texts.agreement;
  return (
    <TextSection title={title}>
      <TextWithLinks text={intro} />
      <PointList points={points} />
    </TextSection>
  );
}
