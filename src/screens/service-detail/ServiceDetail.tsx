import type { ReactNode } from 'react';
import type { ServiceName } from '../../../tables/routes.ts';
import { serviceParts } from '../../../tables/service-parts.ts';
import type { Picture } from '../../content/picture.ts';
import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { ImageTextRow } from '../../ui/ImageTextRow.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { PlowingNow } from '../../ui/PlowingNow.tsx';
import { PointList } from '../../ui/PointList.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './ServiceDetail.module.css';
import { ServiceFact } from './ServiceFact.tsx';
import { ServicePartSection } from './ServicePartSection.tsx';
import { WorkIndex } from './WorkIndex.tsx';

/** A link to the external document about ice planing. */
function DocumentLink({ href, children }: { href: string; children: ReactNode }) {
  const { opensExternal } = useSite().texts;
  return (
    <a href={href} rel="noopener">
      {children}
      <span className="visually-hidden"> {opensExternal}</span>
    </a>
  );
}

/**
 * The five service pages: the one thing to know, alternating rows of picture and text, then photos, what affects the
 * price and questions, in the order that fits the service, and the call for a free site visit at the end. On the page
 * about digging the works of its rows are the one thing to know. `name` says which service it is.
 */
export default function ServiceDetail(content: ScreenContent<ServiceName>) {
  const { texts, pictures, name } = content;
  const { consultation } = useSite().texts;
  const winter = content.name === 'winter' ? content : null;
  const digging = content.name === 'excavation' ? content.texts : null;
  const rowPictures: Readonly<Record<string, Picture>> = pictures.rows;

  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail(name)} />
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
              <ImageTextRow
                key={id}
                id={id}
                picture={picture}
                title={
                  document ? (
                    <DocumentLink href={document}>{row.title}</DocumentLink>
                  ) : (
                    <TextWithLinks text={row.title} />
                  )
                }
                above={index === 0 && digging && <WorkIndex text={digging.fact.text} rows={digging.rows} />}
              >
                <Paragraphs texts={row.paragraphs} />
                {document && (
                  <LinkRow>
                    <DocumentLink href={document}>{winter.texts.documentNote}</DocumentLink>
                  </LinkRow>
                )}
                {!digging && <PointList points={row.points} />}
              </ImageTextRow>
            )
          );
        })}
      </div>
      {serviceParts[name].map(({ part, large = false }) => (
        <ServicePartSection key={part} part={part} large={large} content={content} />
      ))}
      <CallToAction {...consultation} />
    </>
  );
}
