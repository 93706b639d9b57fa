import type { Path, Schema } from '../../contract.ts';

const languages: Readonly<Record<string, string>> = { no: 'norsk', en: 'engelsk' };

/** A field in words: «Toppen av siden: Overskrift, engelsk». */
export function labelOf(schema: Schema, path: Path): string {
  const titles: string[] = [];
  let at: Schema | undefined = schema;
  let language = '';
  for (const key of path) {
    at = withoutNull(at);
    if (typeof key === 'number') {
      at = at?.prefixItems?.[key] ?? (at?.items || undefined);
      titles.push(`${at?.title ?? 'nr.'} ${key + 1}`);
      continue;
    }
    at = at?.properties?.[key] ?? (at?.additionalProperties || undefined);
    if (languages[key]) language = `, ${languages[key]}`;
    else titles.push(at?.title ?? key);
  }
  return (titles.join(': ') || schema.title || 'Alt') + language;
}

function withoutNull(schema: Schema | undefined): Schema | undefined {
  return schema?.anyOf?.find(({ type }) => type !== 'null') ?? schema;
}
