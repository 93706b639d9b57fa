import type { ReactNode } from 'react';
import { ServicePhotos } from '../../gallery/ServicePhotos.tsx';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { type LinkedText, plainText } from '../../page-data/linked-text.ts';
import type { Picture } from '../../page-data/picture.ts';
import type { ScreenProps, Texts } from '../../page-data/types.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { BulletList } from '../../ui/BulletList.tsx';
import { Faq } from '../../ui/Faq.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { PhoneBlock } from '../../ui/PhoneBlock.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import type { ServiceName } from '../routes.ts';
import styles from './ServiceDetail.module.css';
import type { ServiceBlockName } from './service-detail.schema.ts';

/** The service pages: the one thing to know, rows of picture and text, and the parts in the service's own order. */
export default function ServiceDetail(content: ScreenProps<ServiceName>) {
  const { texts, pictures, parts, name } = content;
  const { consultation, plowing } = useSite().texts;
  const winter = content.name === 'winter' ? content : null;
  const digging = content.name === 'excavation' ? content.texts : null;
  const rowPictures: Readonly<Record<string, Picture>> = pictures.rows;

  return (
    <>
      <Banner page={name} {...texts.banner} picture={pictures.banner} />
      {'figure' in texts.fact && <KeyFact {...texts.fact} />}
      {winter && (
        <PhoneBlock tone="light" {...plowing}>
          <BulletList points={winter.texts.terms} />
        </PhoneBlock>
      )}
      <div className={styles.rows}>
        {Object.entries(texts.rows).map(([id, row]) => {
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
              >
                <Paragraphs texts={row.paragraphs} />
                {document && (
                  <div className="link-row">
                    <DocumentLink href={document}>{winter.texts.documentNote}</DocumentLink>
                  </div>
                )}
                <RowPoints id={id} points={row.points} digging={digging} />
              </Row>
            )
          );
        })}
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

/** The one thing to know, as large as it can be; without a figure the sentence alone. */
function KeyFact({ label, figure, text }: KeyFactProps) {
  return (
    <div className={`columns-7-5 ${styles.fact}`}>
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
  title: ReactNode;
  picture: Picture;
  children: ReactNode;
}

/** Picture and text. On wide screens the picture runs to the edge, and rows alternate sides. */
function Row({ id, title, picture, children }: RowProps) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div className={styles.figure}>
        <PictureFrame picture={picture} className={styles.picture} />
      </div>
      <Reveal className={`stack ${styles.text}`}>
        <h2 className="section-heading" id={id}>
          {title}
        </h2>
        {children}
      </Reveal>
    </section>
  );
}

interface RowPointsProps {
  id: string;
  points: readonly LinkedText[];
  digging: Texts['excavation'] | null;
}

/** The works of digging are one list in its first row, where those of the other rows lead down to them. */
function RowPoints({ id, points, digging }: RowPointsProps) {
  if (!digging) return <BulletList points={points} />;
  if (id !== 'excavation') return null;
  return (
    <>
      <TextWithLinks text={digging.fact.text} />
      <ul className={styles.works}>
        {Object.entries(digging.rows).flatMap(([row, { points }]) =>
          points
            .map(plainText)
            .map((work, index) => (
              <li key={`${row}-${index}`}>
                {row === id ? <span>{work}</span> : <a href={`#${row}`}>{work}</a>}
              </li>
            )),
        )}
      </ul>
    </>
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

interface ServiceBlockProps {
  part: ServiceBlockName;
  content: ScreenProps<ServiceName>;
}

/** One of the parts that follow the rows. */
function ServiceBlock({ part, content }: ServiceBlockProps) {
  const shared = useSite().texts;
  const { price, questions } = content.texts;
  if (part === 'photos') return <ServicePhotos photos={content.photos} />;
  if (part === 'questions') {
    return (
      <TextSection title={shared.questions}>
        <Faq items={questions} />
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
      <BulletList points={points} />
    </TextSection>
  );
}
