import { useMemo } from 'react';
import type { Pictures } from '../../../schema/pictures.ts';
import type { Schema } from '../../contract.ts';
import { ContentForm } from '../form/ContentForm.tsx';
import { edit } from '../store/saving.ts';
import { useDocument } from '../store/use-document.ts';

const nothing: Schema = {};

/** The words of a picture in both languages, and the point that crops keep. */
export function PictureForm({ name, id }: { name: string; id: string }) {
  const document = useDocument('pictures');
  const entrySchema = document?.schema.additionalProperties || nothing;
  const schema = useMemo(() => inOrder(entrySchema), [entrySchema]);
  const instead = useMemo(() => ({ focus: { 'ui:field': 'FocusPoint', 'ui:picture': name } }), [name]);
  const entry = (document?.value as Pictures | undefined)?.[name];
  if (!document || !entry) return null;
  const problems = document.problems
    .filter(({ document: of, path }) => of === 'pictures' && path[0] === name)
    .map(({ path, message }) => ({ path: path.slice(1), message }));
  return (
    <ContentForm
      key={name}
      id={id}
      schema={schema}
      value={entry}
      problems={problems}
      instead={instead}
      rootUi={{ 'ui:sections': 'plain' }}
      onChange={(changed) =>
        edit('pictures', (all) => ({ ...(all as Pictures), [name]: { ...entry, ...(changed as object) } }))
      }
    />
  );
}

/** The words first; the name of the file is not for people. */
function inOrder(schema: Schema): Schema {
  const { alt = nothing, caption = nothing, focus = nothing, photo = nothing } = schema.properties ?? {};
  return { ...schema, properties: { caption, alt, focus, photo } };
}
