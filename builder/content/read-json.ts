import { parseContentJson } from '../../content-model/content-json.ts';
import { type ContentSource, readContent } from './content-source.ts';

/** Reads the value of a JSON file of content/, of any shape; undefined if the file is missing or damaged. */
export const readJsonValue = async (contentSource: ContentSource, file: string): Promise<unknown> =>
  jsonValue(file, await readContent(contentSource, file).catch(() => undefined));

/** Returns the value of the bytes of a JSON file; undefined if they are damaged. */
export function jsonValue(file: string, bytes: Uint8Array | undefined): unknown {
  const parsed = parseContentJson(file, bytes);
  return 'value' in parsed ? parsed.value : undefined;
}
