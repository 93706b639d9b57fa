import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../config/site-config.ts';
import { BuildFailure } from '../failure.ts';
import { readWithSchema, schemaOfTexts } from '../schema/check-schema.ts';

export type Language = 'no' | 'en';

/**
 * Reads one text file of content/, holds it to its schema, and puts the owner's facts into the places
 * marked {name}, {phone} and so on.
 */
export async function readTexts(root: string, name: string, language: Language, config: SiteConfig) {
  const file = `content/${language}/${name}.json`;
  const text = await readFile(path.join(root, file), 'utf8').catch(() => {
    throw new BuildFailure(`${file} is missing: every screen needs its texts in both languages.`);
  });
  readWithSchema(file, text, schemaOfTexts(name));
  return JSON.parse(text, (_key, value) => (typeof value === 'string' ? fillFacts(value, config) : value));
}

function fillFacts(text: string, config: SiteConfig): string {
  const facts: Record<string, string> = {
    name: config.name,
    phone: config.phone.replaceAll(' ', '\u00a0'),
    email: config.email,
    address: `${config.street}, ${config.postalCode} ${config.locality}`,
    organisationNumber: config.organisationNumber.replaceAll(' ', '\u00a0'),
  };
  return text.replace(/\{(\w+)\}/g, (place, key: string) => facts[key] ?? place);
}
