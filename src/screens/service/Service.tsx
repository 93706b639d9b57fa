import type { ReactNode } from 'react';
import type { ServiceName } from '../../../content-model/routes.ts';
import { contactPathFor } from '../../contact/purpose.ts';
import { Banner } from '../../layout/Banner.tsx';
import { CallToAction } from '../../layout/CallToAction.tsx';
import type { LinkedText } from '../../page-data/linked-text.ts';
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
        {Object.entries(texts.rows).map(([id, { title, paragraphs, points }]) => {
          const picture = pictures.rows[id];
          return (
            <section key={id} className={styles.row} aria-labelledby={id}>
              <Reveal className={`stack ${styles.text}`}>
                <h2 id={id}>
                  {document?.row === id ? (
                    <DocumentLink href={document.href} text={title} opensExternal={texts.opensExternal} />
                  ) : (
                    <TextWithLinks as="span" text={title} />
                  )}
                </h2>
                <Paragraphs texts={paragraphs} />
                <BulletList points={points} />
              </Reveal>
              {picture && <PictureFrame picture={picture} className={styles.picture} />}
            </section>
          );
        })}
      </div>
      <TextSection title={texts.priceTitle}>
        <TextWithLinks text={texts.price} />
      </TextSection>
      {children}
      <Faq title={shared.questions} items={texts.questions} />
      <CallToAction {...shared.consultation} contactPath={contactPathFor(name)} />
    </>
  );
}

interface DocumentLinkProps {
  href: string;
  text: LinkedText;
  opensExternal: string;
}

function DocumentLink({ href, text, opensExternal }: DocumentLinkProps) {
  return (
    <a key={opensExternal} href={href} rel="noopener">
      <TextWithLinks as="span" text={text} />
      <span className="visually-hidden"> {opensExternal}</span>
    </a>
  );
}
