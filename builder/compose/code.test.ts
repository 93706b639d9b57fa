import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { screenSchemas } from '../../schema/screen-schemas.ts';
import { names } from '../../src/screens/routes.ts';
import { metaOf } from '../validation/schema-tree.ts';
import { ensureSiteBundle } from '../vite/bundles.ts';

const root = path.join(import.meta.dirname, '../..');
const code = await ensureSiteBundle(root);

it('scripts have React for production, no schemas of content and no names of pages', () => {
  const assets = path.join(code.files, 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const texts = scripts.map((file) => readFileSync(path.join(assets, file), 'utf8'));
  expect(scripts).not.toEqual([]);
  // A warning of React for development.
  expect(texts.filter((text) => text.includes('Each child in a list'))).toEqual([]);
  const { title } = metaOf(screenSchemas.home);
  for (const word of ['invalid_type', 'Må fylles ut', 'må fylles ut', `${title}`, names.facility.no])
    expect(texts.filter((text) => text.includes(word))).toEqual([]);
});
