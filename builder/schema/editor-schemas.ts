import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { contentFiles } from '../../schema/content.ts';

/** The folder of the schemas. .vscode/settings.json maps each to its file. */
export const editorSchemasFolder = '.cache/schema';

/** Writes the JSON Schema of every file in content/, for editors. */
export async function writeEditorSchemas(root: string): Promise<void> {
  const folder = path.join(root, editorSchemasFolder);
  await mkdir(folder, { recursive: true });
  for (const [file, schema] of contentFiles) {
    const json = z.toJSONSchema(schema, { io: 'input' });
    await writeFile(path.join(folder, path.basename(file)), `${JSON.stringify(json, null, 2)}\n`);
  }
}
