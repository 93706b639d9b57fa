import type { ScreenContent, Texts } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import type { ServiceName } from '../../routing/routes.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { site } from '../../site/site.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { ImageTextRow } from '../../ui/ImageTextRow.tsx';
import { PointList } from '../../ui/PointList.tsx';

type Row = Texts['winter']['rows'][number];

/**
 * The five service pages: alternating rows of picture and text, and the call for a free site visit at the end.
 * `name` says which service it is.
 */
export default function ServiceDetail({ texts, pictures, name }: ScreenContent<ServiceName>) {
  const { consultation, opensExternal } = useSite().texts;
  const rows: readonly Row[] = texts.rows;
  const note = 'documentNote' in texts && texts.documentNote;

  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail(name)} />
      <div>
        {rows.map((row, index) => {
          const picture = pictures.rows[index];
          const { document: leadsOut = false } = row;
          return (
            picture && (
              <ImageTextRow
                key={row.title}
                id={`row-${index + 1}`}
                picture={picture}
                title={
                  leadsOut ? (
                    <a href={site.icePlaningDocument} rel="noopener">
                      {row.title}
                      <span className="visually-hidden"> {opensExternal}</span>
                    </a>
                  ) : (
                    row.title
                  )
                }
              >
                {leadsOut && <p>{note}</p>}
                {row.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <PointList points={row.points} />
              </ImageTextRow>
            )
          );
        })}
      </div>
      <CallToAction {...consultation} />
    </>
  );
}
