import type { ReactNode } from 'react';
import type { ServiceName } from '../../../tables/routes.ts';
import type { ScreenContent } from '../../content/types.ts';
import { ServicePhotos } from '../../gallery/ServicePhotos.tsx';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { Link } from '../../routing/Link.tsx';
import { pathOf } from '../../routing/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { site } from '../../site/site.ts';
import { CallToAction, PlowingNow } from '../../ui/CallToAction.tsx';
import { ImageTextRow } from '../../ui/ImageTextRow.tsx';
import { PointList } from '../../ui/PointList.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import { TextWithPhone } from '../../ui/TextWithPhone.tsx';
import styles from './ServiceDetail.module.css';

/** The row of the winter page whose title leads to the document, counted from 0. */
const documentRow = 2;

/** A link to the external document about ice planing. */
function DocumentLink({ children }: { children: ReactNode }) {
  const { opensExternal } = useSite().texts;
  return (
    <a href={site.icePlaningDocument} rel="noopener">
      {children}
      <span className="visually-hidden"> {opensExternal}</span>
    </a>
  );
}

/**
 * The five service pages: alternating rows of picture and text, photos, what affects the price, questions, and the call
 * for a free site visit at the end. `name` says which service it is.
 */
export default function ServiceDetail({ texts, pictures, name, photos }: ScreenContent<ServiceName>) {
  const { boards, consultation, price, questions } = useSite().texts;
  const winter = 'agreement' in texts ? texts : null;

  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail(name)} />
      {winter && (
        <PlowingNow>
          <PointList points={winter.terms} />
        </PlowingNow>
      )}
      <div className={styles.rows}>
        {texts.rows.map((row, index) => {
          const picture = pictures.rows[index];
          const leadsOut = winter !== null && index === documentRow;
          return (
            picture && (
              <ImageTextRow
                key={row.title}
                id={`row-${index + 1}`}
                picture={picture}
                title={leadsOut ? <DocumentLink>{row.title}</DocumentLink> : row.title}
              >
                {row.paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <TextWithPhone text={paragraph} />
                  </p>
                ))}
                {leadsOut && (
                  <p className={styles.link}>
                    <DocumentLink>{winter.documentNote}</DocumentLink>
                  </p>
                )}
                <PointList points={row.points} />
              </ImageTextRow>
            )
          );
        })}
      </div>
      {winter && (
        <TextSection id="agreement" title={winter.agreement.title}>
          <p>{winter.agreement.intro}</p>
          <PointList points={winter.agreement.points} />
        </TextSection>
      )}
      <ServicePhotos photos={photos} />
      <TextSection title={price}>
        <p>
          <TextWithPhone text={texts.price} />
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
