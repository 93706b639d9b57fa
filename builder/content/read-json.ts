import type { z } from 'zod';
import { type JsonFile, parseJsonFile, validFile } from '../../content-model/check.ts';
import { type ContentSource, readContent } from './content-source.ts';

/** Reads a JSON file of content/. Throws a ContentError. */
export async function readJsonFile(contentSource: ContentSource, file: string): Promise<JsonFile> {
  return parseJsonFile(file, await readContent(contentSource, file).catch(() => undefined));
}

/** Reads a JSON file of content/ that fits its schema. Throws a ContentError. */
export const readValidJson = async <Schema extends z.ZodType>(
  contentSource: ContentSource,
  file: string,
  schema: Schema,
) => validFile(await readJsonFile(contentSource, file), schema);
