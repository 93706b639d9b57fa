import type { ReactNode } from 'react';
import type { ServiceName } from '../../../content-model/routes.ts';
import { contactPathFor } from '../../contact/purpose.ts';
import { Banner } from '../../layout/Banner.tsx';
import { CallLink } from '../../layout/CallLink.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import { PhoneBlock } from '../../layout/PhoneBlock.tsx';
import type { LinkedText } from '../../page-data/linked-text.ts';
import type { Picture } from '../../page-data/picture.ts';
import type { ScreenProps, ServiceDocument, ServiceTexts, Texts } from '../../page-data/types.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { BulletList } from '../../ui/BulletList.tsx';
import { Faq } from '../../ui/Faq.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import { Paragraphs, TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './Service.module.css';

/** The page of a service: its rows, its price and its questions. */
type ServicePageData = ScreenProps<ServiceName>;

type ServiceProps = ServicePageData & {
  document?: ServiceDocument;
  rowsClassName?: string;
  /** In the first row, in place of the points of all rows. */
  works?: ReactNode;
  /** Sections between the price and the questions. */
  children?: ReactNode;
};

export default function Service(props: ServiceProps) {
  const { name, texts, pictures, document, rowsClassName = '', works, children } = props;
  const shared = useSite().texts;
  const { banner, fact, terms, price, questions }: ServiceTexts = texts;

  return (
    <>
      <Banner page={name} {...banner} picture={pictures.banner}>
        {terms && <CallLink />}
      </Banner>
      {fact && <KeyFact {...fact} />}
      {terms && (
        <PhoneBlock tone="light" {...shared.plowing}>
          <BulletList points={terms} />
        </PhoneBlock>
      )}
      <Rows
        className={rowsClassName}
        texts={texts}
        pictures={pictures.rows}
        document={document}
        works={works}
      />
      <TextSection title={texts.priceTitle}>
        <TextWithLinks text={price} />
      </TextSection>
      {children}
      <Faq title={shared.questions} items={questions} />
      <CallToAction {...shared.consultation} contactPath={contactPathFor(name)} />
    </>
  );
}

/** Without a figure, the sentence is large. */
function KeyFact({ label, figure, text }: Texts['winter']['fact']) {
  return (
    <div className={`stack ${styles.fact}`}>
      {figure && (
        <div>
          <TextWithLinks className={`text-subheading ${styles.factLabel}`} text={label} />
          <TextWithLinks className={styles.factFigure} text={figure} />
        </div>
      )}
      <TextWithLinks className={figure ? 'lead' : `text-display ${styles.factAlone}`} text={text} />
    </div>
  );
}

interface RowsProps {
  className: string;
  texts: ServiceTexts;
  pictures: Readonly<Record<string, Picture>>;
  document: ServiceDocument | undefined;
  works: ReactNode;
}

function Rows({ className, texts, pictures, document, works }: RowsProps) {
  return (
    <div className={`${styles.rows} ${className}`}>
      {Object.entries(texts.rows).map(([id, row], index) => {
        const picture = pictures[id];
        const link = document?.row === id ? document : undefined;
        return (
          <section key={id} className={styles.row} aria-labelledby={id}>
            {picture && <PictureFrame picture={picture} className={styles.picture} />}
            <Reveal className={`stack ${styles.text}`}>
              <h2 className="section-heading" id={id}>
                {link ? (
                  <DocumentLink {...link} opensExternal={texts.opensExternal} text={row.title} />
                ) : (
                  <TextWithLinks as="span" text={row.title} />
                )}
              </h2>
              <Paragraphs texts={row.paragraphs} />
              {link && (
                <div className="link-row">
                  <DocumentLink {...link} opensExternal={texts.opensExternal} text={texts.documentNote} />
                </div>
              )}
              {works ? index === 0 && works : <BulletList points={row.points} />}
            </Reveal>
          </section>
        );
      })}
    </div>
  );
}

interface DocumentLinkProps extends ServiceDocument {
  opensExternal: string;
  text: LinkedText | undefined;
}

function DocumentLink({ href, opensExternal, text = '' }: DocumentLinkProps) {
  return (
    <a key={opensExternal} href={href} rel="noopener">
      <TextWithLinks as="span" text={text} />
      <span className="visually-hidden"> {opensExternal}</span>
    </a>
  );
}
