import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkStyles } from './check-styles.ts';

const root = path.join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file.replaceAll(path.sep, '/')),
  );

it('every class and custom property that is used is there, and none is left over', () => {
  const files = ['src', 'desk/app', 'server']
    .flatMap(filesIn)
    .filter((file) => /(?<!\.test)\.(css|tsx?)$/.test(file));
  expect(files.length).toBeGreaterThan(150);
  expect(checkStyles(new Map(files.map((file) => [file, read(file)])))).toEqual([]);
});

it('a color of the firm is written in one style sheet and in drawings', () => {
  const brand = read('src/styles/brand.css');
  const colors = [...brand.matchAll(/#[0-9a-f]{6}/g)].map(([color]) => color);
  expect(colors.length).toBeGreaterThan(5);
  const repeated = ['src', 'builder', 'server', 'desk/app']
    .flatMap(filesIn)
    .filter((file) => /\.(css|tsx?|html|json)$/.test(file) && file !== 'src/styles/brand.css')
    .filter((file) => colors.some((color) => read(file).toLowerCase().includes(color)));
  expect(repeated).toEqual([]);
});

const sheet = `/* .old and var(--old) are only words. */
.jobs {
  margin: 0.5rem;
  background: url("./road.webp");

  .title,
  &[data-open] .wide-title {
    color: var(--stake);
  }
}`;
const component = `import styles from './Jobs.module.css';

export const Jobs = () => <ul className={styles.jobs} />;
`;
const global = ':root {\n  --stake: orange;\n}\n.hint {\n  top: 0;\n}\n';
const desk = '<p className="hint" />';

/** What is said when one of the files has another text. */
const after = (file: string, from: string, to: string) =>
  checkStyles(
    new Map(
      Object.entries({
        'src/Jobs.module.css': sheet.replace('.title', '.jobs').replace('.wide-title', '.jobs'),
        'src/Jobs.tsx': component,
        'src/base.css': global,
        'desk/Desk.tsx': desk,
      }).map(([name, text]) => [name, name === file ? text.replace(from, to) : text]),
    ),
  );

it.each([
  [
    'src/Jobs.tsx',
    'styles.jobs',
    'styles.jobss',
    ['src/Jobs.tsx:3 jobss is no class of src/Jobs.module.css', 'src/Jobs.module.css:2 jobs is never used'],
  ],
  ['src/Jobs.module.css', '&[data-open] .jobs', '.title', ['src/Jobs.module.css:7 title is never used']],
  [
    'src/Jobs.module.css',
    'var(--stake)',
    'var(--sektion)',
    ['src/Jobs.module.css:8 --sektion is defined nowhere', 'src/base.css:2 --stake is never used'],
  ],
  ['src/base.css', 'top: 0', 'top: var( --top, 0)', ['src/base.css:5 --top is defined nowhere']],
  [
    'src/base.css',
    '--stake: orange;',
    '--stake: orange; --fonts: none;',
    ['src/base.css:2 --fonts is never used'],
  ],
  ['desk/Desk.tsx', '"hint"', '"hint wide"', ['desk/Desk.tsx:1 wide is no class of any style sheet']],
  [
    'desk/Desk.tsx',
    '"hint"',
    "{isOpen ? 'hint' : 'hnit'}",
    ['desk/Desk.tsx:1 hnit is no class of any style sheet'],
  ],
  ['desk/Desk.tsx', 'hint', '', ['src/base.css:4 hint is never used']],
  ['desk/Desk.tsx', 'className', 'look', []],
  ['src/Jobs.tsx', 'styles.jobs', 'styles[kind]', []],
])('in %s, %j changed to %j is said with its line', (file, from, to, said) => {
  expect(after(file, from, to)).toEqual(said);
});
