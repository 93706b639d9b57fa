import type { ReactNode } from 'react';
import type { ServiceName } from '../../../content-model/routes.ts';
import { contactPathFor } from '../../contact/purpose.ts';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import type { Picture } from '../../page-data/picture.ts';
import type { ScreenProps, ServiceDocument } from '../../page-data/types.ts';
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
  /** Ends the sign of the banner. */
  sign?: ReactNode;
  document?: ServiceDocument;
  /** Sections between the price and the questions. */
  children?: ReactNode;
};

export default function Service({ name, texts, pictures, sign, document, children }: ServiceProps) {
  const shared = useSite().texts;
  return (
    <>
      <Banner page={name} {...texts.banner} picture={pictures.banner}>
        {sign}
      </Banner>
      <div className={styles.rows}>
        {Object.entries(texts.rows).map(([id, row]) => {
          const title = <TextWithLinks as="span" text={row.title} />;
          const link = document?.row === id && (
            <DocumentLink href={document.href} opensExternal={texts.opensExternal}>
              {title}
            </DocumentLink>
          );
          return (
            <Row key={id} id={id} title={link || title} picture={pictures.rows[id] ?? null}>
              <Paragraphs texts={row.paragraphs} />
              <BulletList points={row.points} />
            </Row>
          );
        })}
      </div>
      {texts.price && (
        <TextSection title={texts.priceTitle}>
          <TextWithLinks text={texts.price} />
        </TextSection>
      )}
      {children}
      {texts.questions && <Faq title={shared.questions} items={texts.questions} />}
      <CallToAction contactPath={contactPathFor(name)} />
    </>
  );
}

interface RowProps {
  id: string;
  title: ReactNode;
  picture: Picture | null;
  children: ReactNode;
}

/** Beside the picture of the row or, without one, beside its heading. */
function Row({ id, title, picture, children }: RowProps) {
  const heading = <h2 id={id}>{title}</h2>;
  if (!picture)
    return (
      <section className={`columns-5-7 ${styles.words}`} aria-labelledby={id}>
        {heading}
        <div className="stack">{children}</div>
      </section>
    );
  return (
    <section className={styles.row} aria-labelledby={id}>
      <Reveal className={`stack ${styles.text}`}>
        {heading}
        {children}
      </Reveal>
      <PictureFrame picture={picture} className={styles.picture} />
    </section>
  );
}

interface DocumentLinkProps {
  href: string;
  opensExternal: string;
  children: ReactNode;
}

function DocumentLink({ href, opensExternal, children }: DocumentLinkProps) {
  return (
    <a key={opensExternal} href={href} rel="noopener">
      {children}
      <span className="visually-hidden"> {opensExternal}</span>
    </a>
  );
}
