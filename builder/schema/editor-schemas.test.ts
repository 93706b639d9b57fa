import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentFiles } from '../../schema/content.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { editorSchemasFolder, writeEditorSchemas } from './editor-schemas.ts';

interface JsonSchema {
  title?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema & { type?: string };
}

/** The places of every field without a title or a description. */
function unexplained(schema: JsonSchema, place: string): string[] {
  const { properties = {}, additionalProperties, items, title, description } = schema;
  const inner = Object.entries(properties).flatMap(([name, field]) => unexplained(field, `${place}.${name}`));
  if (typeof additionalProperties === 'object')
    inner.push(...unexplained(additionalProperties, `${place}.*`));
  if (items?.type === 'object' || items?.type === 'string') inner.push(...unexplained(items, `${place}[]`));
  return title && description ? inner : [place, ...inner];
}

it('the schemas for editors explain every field in Norwegian', async () => {
  const root = temporaryFolder();
  await writeEditorSchemas(root);
  for (const [file] of contentFiles) {
    const text = await readFile(path.join(root, editorSchemasFolder, path.basename(file)), 'utf8');
    expect(unexplained(JSON.parse(text), file)).toEqual([]);
  }
});

it('they are set for every file in Visual Studio Code', async () => {
  const text = await readFile(path.join(import.meta.dirname, '../../.vscode/settings.json'), 'utf8');
  const url = (file: string) => `./${editorSchemasFolder}/${path.basename(file)}`;
  const settings = contentFiles.map(([file]) => ({ fileMatch: [`/${file}`], url: url(file) }));
  expect(JSON.parse(text)['json.schemas']).toEqual(settings);
});
