import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { findNodeAtLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { BuildFailure } from '../failure.ts';
import { lineAt, parseJsonFile } from './json-file.ts';

const folder = path.join(import.meta.dirname, '../../content/schema');

/** The pages about one service that have the same texts. */
const serviceDetails = ['sweeping', 'excavation', 'arborist', 'facility'];

/** The name of the schema, a file of content/schema, that the texts of a screen must fit. */
export function schemaOfTexts(screen: string): string {
  return serviceDetails.includes(screen) ? 'service-detail' : screen;
}

let ajv: Ajv | undefined;

/** All schemas together, since they share parts.json. Read once. */
function schemas(): Ajv {
  if (ajv) return ajv;
  ajv = new Ajv({ verbose: true });
  for (const file of readdirSync(folder)) {
    ajv.addSchema(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file);
  }
  return ajv;
}

/**
 * Reads a JSON file of content/ and holds it to its schema. Throws a BuildFailure that names file, line and
 * key, and what the key is for.
 */
export function readWithSchema(file: string, text: string, schema: string): unknown {
  const value = parseJsonFile(file, text);
  const validate = schemas().getSchema(`${schema}.json`);
  if (!validate) {
    throw new BuildFailure(`content/schema/${schema}.json is missing: it says what ${file} must hold.`);
  }
  if (validate(value)) return value;
  const [error] = validate.errors ?? [];
  throw new BuildFailure(error ? sentenceFor(file, text, error) : `${file} does not fit its schema.`);
}

function sentenceFor(file: string, text: string, error: ErrorObject): string {
  const { missingProperty: missing, additionalProperty: extra } = error.params;
  const group = pathOf(error.instancePath);
  const named = missing ?? extra ?? error.propertyName;
  const key = named === undefined ? group : [...group, named];
  const { description } = (missing ? error.parentSchema?.properties[missing] : error.parentSchema) ?? {};
  const meaning = description && !extra ? ` («${description}»)` : '';
  const line = lineOf(text, missing ? group : key);
  return `${file}, line ${line}: ${nameOf(key)} ${complaint(error)}.${meaning}`;
}

const kinds: Record<string, string> = {
  string: 'a text between quotation marks',
  array: 'a list between [ and ]',
  object: 'a group between { and }',
  boolean: 'true or false',
  number: 'a number',
};

function complaint({ keyword, params, data, message, propertyName }: ErrorObject): string {
  if (propertyName !== undefined) return 'must be named with a to z, numbers and hyphens';
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'does not belong here: correct the name, or take it out';
  if (keyword === 'type') return `must be ${kinds[params.type] ?? params.type}`;
  if (keyword === 'minItems' || keyword === 'maxItems') {
    return `must have ${params.limit} entries, and has ${(data as unknown[]).length}`;
  }
  if (keyword === 'uniqueItems') return `names ${JSON.stringify((data as unknown[])[params.i])} twice`;
  return keyword === 'pattern' ? 'is empty' : (message ?? 'is wrong');
}

/** The keys of a JSON pointer; entries of lists as numbers. */
function pathOf(pointer: string): JSONPath {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** A place as people write it, entries counted from 1: rows[2].title. */
function nameOf(keys: JSONPath): string {
  const name = keys.map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${key}`)).join('');
  return name.replace(/^\./, '') || 'the whole file';
}

function lineOf(text: string, keys: JSONPath): number {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, keys);
  return lineAt(text, node?.offset ?? 0);
}
