import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BuildFailure } from '../failure.ts';
import { readWithSchema, schemaOfTexts } from './check-schema.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file));

/** Every JSON file that the owner writes, with the name of its schema. */
const files: [file: string, schema: string][] = [
  ...['no', 'en'].flatMap((language) =>
    readdirSync(path.join(root, 'content', language)).map((name): [string, string] => [
      `content/${language}/${name}`,
      schemaOfTexts(path.basename(name, '.json')),
    ]),
  ),
  ['content/pictures/pictures.json', 'pictures'],
  ['content/placements.json', 'placements'],
];

interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
}

/** The schema itself, or what it points to in parts.json. */
function resolve(schema: Schema | undefined): Schema {
  const part = schema?.$ref?.replace('parts.json#/definitions/', '');
  return part ? readJson('content/schema/parts.json').definitions[part] : (schema ?? {});
}

/** The places of all texts that no description stands at. A list's description holds for its texts. */
function undescribed(value: unknown, schema: Schema, place: string): string[] {
  if (typeof value !== 'object' || value === null) return schema.description ? [] : [place];
  return Object.entries(value).flatMap(([key, inner]) => {
    const { properties, items, additionalProperties } = schema;
    const open = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    const part = resolve(properties?.[key] ?? items ?? open);
    const described =
      Array.isArray(value) && typeof inner !== 'object' ? { description: schema.description, ...part } : part;
    return undescribed(inner, described as Schema, `${place}.${key}`);
  });
}

describe.each(files)('%s', (file, schema) => {
  it('fits its schema', () => {
    expect(() => readWithSchema(file, read(file), schema)).not.toThrow();
  });

  it('has a description for each of its texts', () => {
    expect(undescribed(readJson(file), readJson(`content/schema/${schema}.json`), file)).toEqual([]);
  });

  it('has the same schema in the editor', () => {
    const mapped: { fileMatch: string[]; url: string }[] = readJson('.vscode/settings.json')['json.schemas'];
    const urls = mapped.filter(({ fileMatch }) => fileMatch.includes(`/${file}`)).map(({ url }) => url);
    expect(urls).toEqual([`./content/schema/${schema}.json`]);
  });
});

it.each(readdirSync(path.join(root, 'content/schema')))(
  '%s knows every group and asks for all of it',
  (name) => {
    const visit = (schema: Schema): void => {
      if (schema.properties) {
        const keys = Object.keys(schema.properties).filter((key) => key !== 'photo');
        expect(schema.required).toEqual(keys);
        expect(schema.additionalProperties).toBe(false);
      }
      for (const inner of Object.values(schema)) if (typeof inner === 'object') visit(inner);
    };
    visit(readJson(`content/schema/${name}`));
  },
);

describe('a file that does not fit is refused with its line and key', () => {
  const contact = read('content/no/contact.json');
  const placements = read('content/placements.json');
  it.each([
    [
      'a text that is missing',
      () =>
        readWithSchema(
          'content/no/contact.json',
          contact.replace('"intro": "Ring', '"ontro": "Ring'),
          'contact',
        ),
      'content/no/contact.json, line 6: banner.intro is missing. («Setningen under overskriften øverst på siden.»)',
    ],
    [
      'a text too many',
      () =>
        readWithSchema(
          'content/en/contact.json',
          contact.replace('"map": {', '"map": {\n"extra": "x",'),
          'contact',
        ),
      'map.extra does not belong here: correct the name, or take it out.',
    ],
    [
      'a text where a list must be',
      () => readWithSchema('a.json', '{"meta": 1}', 'winter'),
      'banner is missing',
    ],
    [
      'a number where a text must be',
      () => readWithSchema('a.json', contact.replace('"Kart"', '7'), 'contact'),
      'map.title must be a text between quotation marks. («Overskriften over kartet.»)',
    ],
    [
      'a gallery of 36',
      () => readWithSchema('a.json', placements.replace('"winter-tyre-tracks",', ''), 'placements'),
      'gallery.photos must have 37 entries, and has 36. («De 37 bildene',
    ],
    [
      'a photo that stands twice',
      () =>
        readWithSchema(
          'a.json',
          placements.replace('"winter-tyre-tracks"', '"winter-pavement"'),
          'placements',
        ),
      'gallery.photos names "winter-pavement" twice.',
    ],
    [
      'a picture with capital letters in its name',
      () => readWithSchema('a.json', '{"Min bil": {}}', 'pictures'),
      'Min bil must be named with a to z, numbers and hyphens.',
    ],
  ])('%s', (_name, reading, sentence) => {
    expect(reading).toThrow(BuildFailure);
    expect(reading).toThrow(sentence);
  });

  it('and texts without a schema ask for one', () => {
    expect(() => readWithSchema('content/no/machines.json', '{}', 'machines')).toThrow(
      'content/schema/machines.json is missing: it says what content/no/machines.json must hold.',
    );
  });
});
