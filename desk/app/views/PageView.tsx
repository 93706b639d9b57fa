import { useMemo } from 'react';
import type { Problem, Schema } from '../../contract.ts';
import { ContentForm } from '../form/ContentForm.tsx';
import { pairPath, pairSchema, pairValues, sideOf } from '../form/languages.ts';
import { Part, StartsOpen } from '../form/Section.tsx';
import { addresses } from '../layout/address.ts';
import { Problems } from '../layout/Problems.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { edit } from '../store/saving.ts';
import { useDocument } from '../store/use-document.ts';
import { ViewHead } from './ViewHead.tsx';

type Group = Record<string, unknown>;

/** The texts of a page in both languages, and the pictures on it. */
export function PageView({ name }: { name: string }) {
  const texts = useDocument(`texts/${name}`);
  const placements = useDocument('placements');
  if (!texts || !placements) return <ViewHead title=" " />;
  return (
    <>
      <ViewHead title={texts.title} />
      <Problems document={texts} />
      <Problems document={placements} />
      <PicturesOf name={name} placements={placements} />
      <Texts document={texts} />
    </>
  );
}

function Texts({ document }: { document: OpenDocument }) {
  const { id, schema, value, problems } = document;
  const one = schema.properties?.no ?? {};
  const paired = useMemo(() => pairSchema(one), [one]);
  const { no, en } = value as Record<'no' | 'en', unknown>;
  const both = useMemo(() => pairValues(one, no, en), [one, no, en]);
  return (
    <ContentForm
      key={id}
      id="felt"
      schema={paired}
      value={both}
      problems={ownProblems(problems, id).map(({ path, message }) => ({ path: pairPath(path), message }))}
      onChange={(changed) =>
        edit(id, () => ({ no: sideOf(one, changed, 'no'), en: sideOf(one, changed, 'en') }))
      }
    />
  );
}

const ownProblems = (problems: readonly Problem[], id: string) =>
  problems.filter(({ document }) => document === id);

const nothing: Schema = {};

function PicturesOf({ name, placements }: { name: string; placements: OpenDocument }) {
  const page = placements.schema.properties?.[name] ?? nothing;
  const schema = useMemo(() => withoutGallery(name, page), [name, page]);
  const value = (placements.value as Group)[name];
  const problems = ownProblems(placements.problems, 'placements')
    .filter(({ path }) => path[0] === name)
    .map(({ path, message }) => ({ path: path.slice(1), message }));
  return (
    <StartsOpen value={false}>
      <Part id="bilder" title="Bildene" description="Hvilke bilder som står på siden">
        <ContentForm
          key={name}
          id="felt_pictures"
          schema={schema}
          value={value}
          problems={problems}
          rootUi={{ 'ui:sections': 'plain' }}
          onChange={(changed) =>
            edit('placements', (all) => ({
              ...(all as Group),
              [name]: { ...(value as Group), ...(changed as Group) },
            }))
          }
        />
        {name === 'gallery' && (
          <p className="hint">
            De 37 bildene i galleriet og rekkefølgen deres endrer du under{' '}
            <a href={addresses.gallery}>Galleriet</a>.
          </p>
        )}
      </Part>
    </StartsOpen>
  );
}

/** The gallery's own pictures have a view of their own. */
function withoutGallery(name: string, schema: Schema): Schema {
  if (name !== 'gallery') return schema;
  const { photos: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties };
}
