import type { ReactNode } from 'react';
import type { ServiceName } from '../../../tables/routes.ts';
import type { ScreenContent } from '../../content/types.ts';
import { ServicePhotos } from '../../gallery/ServicePhotos.tsx';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { Link } from '../../routing/Link.tsx';
import { pathOf } from '../../routing/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { ImageTextRow } from '../../ui/ImageTextRow.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { PlowingNow } from '../../ui/PlowingNow.tsx';
import { PointList } from '../../ui/PointList.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './ServiceDetail.module.css';

/** The row of the winter page whose title leads to the document, counted from 0. */
const documentRow = 2;

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
 * The five service pages: alternating rows of picture and text, photos, what affects the price, questions, and the call
 * for a free site visit at the end. `name` says which service it is.
 */
export default function ServiceDetail(content: ScreenContent<ServiceName>) {
  const { texts, pictures, name, photos } = content;
  const { boards, consultation, price, questions } = useSite().texts;
  const winter = content.name === 'winter' ? content : null;

  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail(name)} />
      {winter && (
        <PlowingNow>
          <PointList points={winter.texts.terms} />
        </PlowingNow>
      )}
      <div className={styles.rows}>
        {texts.rows.map((row, index) => {
          const picture = pictures.rows[index];
          const id = `row-${index + 1}`;
          const document = index === documentRow && winter?.icePlaningDocument;
          return (
            picture && (
              <ImageTextRow
                key={id}
                id={id}
                picture={picture}
                title={document ? <DocumentLink href={document}>{row.title}</DocumentLink> : row.title}
              >
                <Paragraphs texts={row.paragraphs} />
                {document && (
                  <p className={styles.link}>
                    <DocumentLink href={document}>{winter.texts.documentNote}</DocumentLink>
                  </p>
                )}
                <PointList points={row.points} />
              </ImageTextRow>
            )
          );
        })}
      </div>
      {winter && (
        <TextSection id="agreement" title={winter.texts.agreement.title}>
          <p>
            <TextWithLinks text={winter.texts.agreement.intro} />
          </p>
          <PointList points={winter.texts.agreement.points} />
        </TextSection>
      )}
      <ServicePhotos photos={photos} />
      <TextSection title={price}>
        <p>
          <TextWithLinks text={texts.price} />
        </p>
        <p className={styles.link}>
          <Link href={`${pathOf('services')}#styret`}>{boards}</Link>
        </p>
      </TextSection>
      <TextSection title={questions}>
        <Questions items={texts.questions} />
      </TextSection>
      <CallToAction {...consultation} />
    </>
  );
}
