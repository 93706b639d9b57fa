import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, root } from './source-files.ts';

/** From top to bottom. A file imports only from its own layer, which its longest path decides, and from lower ones. */
const layers = `
  desk/tests tests commands
  desk/app desk/app/frame desk/app/views desk/app/pictures desk/app/form desk/app/preview desk/app/ui desk/app/store
  desk/app/text desk
  server/start.ts server/desk server
  builder/vite builder/compose builder builder/seo builder/html builder/output builder/page-data builder/content
  builder/news builder/pictures builder/validation
  builder/files.ts builder/errors.ts builder/lru-cache.ts builder/time-in-oslo.ts
  src/inline src/app src/styles src/screens src/layout src/contact src/notice src/gallery src/hero src/season-timeline src/consent
  src/toast src/ui src/site src/routing src/page-data src/language src/browser
  schema src/screens/routes.ts common content
`
  .trim()
  .split(/\s+/);

/** The schema and the strings of a screen are in its folder, but belong to the lowest layer. */
const isSchema = (file: string) => /^src\/.*\/(\w[\w-]*\.schema\.ts|strings\.json)$/.test(file);

const levelOf = (file: string) => {
  if (isSchema(file)) return layers.indexOf('schema');
  const room = layers.filter((layer) => file === layer || file.startsWith(`${layer}/`));
  return layers.indexOf(room.sort((a, b) => b.length - a.length)[0] ?? '');
};

const folders = ['tests', 'commands', 'desk', 'server', 'builder', 'src', 'schema', 'common'];
const files = filesIn(folders).filter(
  (file) => /\.tsx?$/.test(file) && !/node_modules|\.test\.|\.spec\.|\/testing\//.test(file),
);

const imports = files.flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const statements = text.matchAll(
    /^(?:im|ex)port(?: type)? (?:[^;='"]*? from )?'(?<from>\.[^']+)'|(?<!typeof )import\('(?<lazy>\.[^']+)'\)/gm,
  );
  return [...statements].map(({ groups }) => ({
    file,
    target: path.posix.join(path.posix.dirname(file), groups?.from ?? groups?.lazy ?? ''),
  }));
});

it('no import runs upwards', () => {
  expect(imports.length).toBeGreaterThan(500);
  const upwards = imports.filter(({ file, target }) => levelOf(target) < levelOf(file));
  expect(upwards.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

it('no script imports content', () => {
  const content = imports.filter(({ target }) => target.startsWith('content/'));
  expect(content.filter(({ file }) => file.startsWith('src/'))).toEqual([]);
});
