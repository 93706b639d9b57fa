import type { z } from 'zod';
import { validFile } from '../../content-model/check-file.ts';
import { parseJsonFile } from '../../content-model/content-json.ts';
import { type ContentSource, readContent } from './content-source.ts';

/** Reads a JSON file of content/ that fits its schema. Throws a ContentError. */
export const readValidJson = async <Schema extends z.ZodType>(
  contentSource: ContentSource,
  file: string,
  schema: Schema,
) => {
  const bytes = await readContent(contentSource, file).catch(() => undefined);
  return validFile(parseJsonFile(file, bytes), schema);
};

/** Reads the value of a JSON file of content/, of any shape; undefined if the file is missing or damaged. */
export const readJsonValue = async (contentSource: ContentSource, file: string): Promise<unknown> =>
  jsonValue(file, await readContent(contentSource, file).catch(() => undefined));

/** Returns the value of the bytes of a JSON file; undefined if they are damaged. */
export function jsonValue(file: string, bytes: Uint8Array | undefined): unknown {
  try {
    return parseJsonFile(file, bytes).value;
  } catch {
    return undefined;
  }
}
