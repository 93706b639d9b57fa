import type { ContentProblem } from './problems.ts';

/** The value of a file in content/, or why it cannot be read. */
type ParsedJson = { value: unknown } | { problem: ContentProblem };

/** A JSON file of content/: its bytes, or its text in a snapshot; undefined if it is missing. */
export type ContentJson = Uint8Array | string | undefined;

/** Parses JSON, also after a byte-order mark. */
export function parseContentJson(file: string, json: ContentJson): ParsedJson {
  if (json === undefined) return unreadable(file, 'Filen mangler: lag den, eller legg den tilbake.');
  try {
    const bytes = typeof json === 'string' ? new TextEncoder().encode(json) : json;
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch (error) {
    // A file that the desk has not written was changed by hand, so the parser's words help.
    return unreadable(file, `Filen kan ikke leses. Den som hjelper dere, kan rette den: ${error}`);
  }
}

/** Returns the value of a JSON file, of any shape; undefined if it is missing or damaged. */
export function jsonValue(file: string, json: ContentJson): unknown {
  const parsed = parseContentJson(file, json);
  return 'value' in parsed ? parsed.value : undefined;
}

function unreadable(file: string, sentence: string): ParsedJson {
  return { problem: { file, path: [], message: sentence, sentence } };
}

/** The layout of JSON in content/: invisible spaces and hyphens are escapes. */
export function formatJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return `${json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u00ad', '\\u00ad')}\n`;
}
