import type { DocumentSummary, Schema } from '../../../content-model/desk/contract.ts';
import { helperParts, type SchemaPart } from '../../../content-model/desk/helper-parts.ts';
import { Form } from '../form/Form.tsx';
import { SchemaField } from '../form/SchemaField.tsx';
import { Section } from '../form/Sections.tsx';
import { useLoadedDocument } from '../store/documents.ts';
import { useOverview } from '../store/overview.ts';
import { ViewHeader } from '../ui/View.tsx';

/** What the owner never changes alone: a section for each document that has such parts. */
export function HelperView({ documents }: { documents: readonly DocumentSummary[] }) {
  return (
    <>
      <ViewHeader title="For den som hjelper" />
      {documents.map(({ id }) => (
        <HelperSection key={id} id={id} />
      ))}
    </>
  );
}

function HelperSection({ id }: { id: string }) {
  const document = useLoadedDocument(id);
  const { overriddenFields } = useOverview();
  const parts = helperParts(document.schema)
    .flatMap(partsOfPage)
    // English stands beside the Norwegian.
    .filter(({ path: [first = ''] }) => first !== 'en' && !overriddenFields.includes(String(first)));
  return (
    <Form document={document}>
      <Section schema={{ title: document.title }} path={[]}>
        <div className="stack">
          {parts.map(({ schema, path }) => {
            const isBilingual = path[0] === 'no';
            return (
              <Form key={path.join()} document={document} isBilingual={isBilingual}>
                <SchemaField schema={withoutFlags(schema)} path={path.slice(isBilingual ? 1 : 0)} />
              </Form>
            );
          })}
        </div>
      </Section>
    </Form>
  );
}

/** The fields of other views leave out what has the flag. */
const withoutFlags = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema, (key, value) => (key === 'forHelper' ? undefined : value)));

/** A page that is the helper's as a whole has texts and pictures. */
function partsOfPage(part: SchemaPart): SchemaPart[] {
  if (part.path.length > 0) return [part];
  return Object.entries(part.schema.properties ?? {}).map(([name, schema]) => ({ schema, path: [name] }));
}
