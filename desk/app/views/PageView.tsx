import { Fields, Parts } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { Section } from '../form/Group.tsx';
import { Sections } from '../form/Sections.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { useOverview } from '../store/overview.ts';
import { addressOf } from '../ui/address.ts';
import { ViewHead } from '../ui/View.tsx';

/** The pictures on a page, and its texts in both languages. */
export function PageView({ document }: { document: OpenDocument }) {
  const { pictures = {}, no: texts = {} } = document.schema.properties ?? {};
  return (
    <>
      <ViewHead title={document.title} documents={[document]} />
      <Form document={document}>
        <Section schema={pictures} path={['pictures']}>
          <Fields
            schema={pictures}
            path={['pictures']}
            names={Object.keys(pictures.properties ?? {}).filter((place) => place !== 'photos')}
          />
          {document.id === 'gallery' && (
            <p className="hint">
              Bildene i galleriet og rekkefølgen deres endrer du under{' '}
              <a href={addressOf('photos')}>Galleriet</a>.
            </p>
          )}
        </Section>
      </Form>
      <Form document={document} isBilingual>
        <Sections schema={texts} />
      </Form>
    </>
  );
}

/** The photos of the gallery, in their order. */
export function GalleryView({ document }: { document: OpenDocument }) {
  const photos = document.schema.properties?.pictures?.properties?.photos ?? {};
  return (
    <>
      <ViewHead
        title="Galleriet"
        intro={`Her er det alltid ${photos.maxItems} bilder, ${photos.perPage} på hver side: et nytt bilde kommer i stedet for et annet. Dra et bilde dit det skal stå, eller flytt det med pilene.`}
        documents={[document]}
      />
      <Form document={document}>
        <Section schema={photos} path={['pictures', 'photos']} isOpen>
          <Parts schema={photos} path={['pictures', 'photos']} />
        </Section>
      </Form>
    </>
  );
}

/** The facts of the firm. */
export function CompanyView({ document }: { document: OpenDocument }) {
  const { decidedFacts } = useOverview();
  const fields = Object.entries(document.schema.properties ?? {});
  const asked = fields.filter(([name]) => !decidedFacts.includes(name));
  return (
    <>
      <ViewHead
        title="Firmaet"
        intro="Hver opplysning står ett sted. Det du endrer her, endres på alle sider, på begge språk."
        documents={[document]}
      />
      <Form document={document}>
        <Sections schema={{ properties: Object.fromEntries(asked) }} />
      </Form>
    </>
  );
}
