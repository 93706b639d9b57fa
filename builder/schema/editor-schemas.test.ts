import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentFiles } from '../../schema/content.ts';
import { editorSchemasFolder, writeEditorSchemas } from './editor-schemas.ts';

interface JsonSchema {
  title?: string;
  description?: string;
  type?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

let root = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'schemas-'));
  return () => rm(root, { recursive: true });
});

/** The places of every field without a title or a description. */
function unexplained(schema: JsonSchema, place: string): string[] {
  const { properties = {}, additionalProperties, items, title, description } = schema;
  const inner = Object.entries(properties).flatMap(([name, field]) => unexplained(field, `${place}.${name}`));
  if (typeof additionalProperties === 'object')
    inner.push(...unexplained(additionalProperties, `${place}.*`));
  if (items?.type === 'object' || items?.type === 'string') inner.push(...unexplained(items, `${place}[]`));
  return title && description ? inner : [place, ...inner];
}

describe('the schemas for editors', () => {
  it('explain every field in Norwegian', async () => {
    await writeEditorSchemas(root);
    for (const [file] of contentFiles) {
      const text = await readFile(path.join(root, editorSchemasFolder, path.basename(file)), 'utf8');
      expect(unexplained(JSON.parse(text), file)).toEqual([]);
    }
  });

  it('are set for every file in Visual Studio Code', async () => {
    const text = await readFile(path.join(import.meta.dirname, '../../.vscode/settings.json'), 'utf8');
    expect(JSON.parse(text)['json.schemas']).toEqual(
      contentFiles.map(([file]) => ({
        fileMatch: [`/${file}`],
        url: `./${editorSchemasFolder}/${path.basename(file)}`,
      })),
    );
  });
});
