import { Field, Fields } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { Group, GroupLayout } from '../form/Group.tsx';
import { Sections } from '../form/Sections.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { addressOf, pageId } from '../ui/address.ts';
import { ViewHead } from '../ui/View.tsx';

/** The texts of a page in both languages, and the pictures on it. */
export function PageView({ texts, placements }: { texts: OpenDocument; placements: OpenDocument }) {
  const name = texts.id.replace('texts/', '');
  const pictures = placements.schema.properties?.[name] ?? {};
  return (
    <>
      <ViewHead title={texts.title} documents={[texts, placements]} />
      <Form document={placements}>
        <Group schema={{ title: 'Bildene', description: 'Hvilke bilder som står på siden' }} path={[name]}>
          <Fields
            schema={pictures}
            path={[name]}
            names={Object.keys(pictures.properties ?? {}).filter((place) => place !== 'photos')}
          />
          {texts.id === pageId('gallery') && (
            <p className="hint">
              Bildene i galleriet og rekkefølgen deres endrer du under{' '}
              <a href={addressOf('placements')}>Galleriet</a>.
            </p>
          )}
        </Group>
      </Form>
      <Form document={texts} isBilingual>
        <Sections schema={texts.schema.properties?.no ?? {}} />
      </Form>
    </>
  );
}

export function GalleryView({ document }: { document: OpenDocument }) {
  const photos = document.schema.properties?.gallery?.properties?.photos ?? {};
  return (
    <>
      <ViewHead
        title="Galleriet"
        intro={`Her er det alltid ${photos.maxItems} bilder, ${photos.perPage} på hver side: et nytt bilde kommer i stedet for et annet. Dra et bilde dit det skal stå, eller flytt det med pilene.`}
        documents={[document]}
      />
      <Form document={document}>
        <GroupLayout value="open section">
          <Field schema={photos} path={['gallery', 'photos']} />
        </GroupLayout>
      </Form>
    </>
  );
}
