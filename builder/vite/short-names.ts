import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CSSOptions } from 'vite';

// Readable names would add 0.8 kB to every HTML page, whose styles are inlined.

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** Returns the paths of files in src/ with one of these endings, in alphabetical order. */
const sourceFiles = (root: string, endings: RegExp): string[] =>
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .sort();

/** Returns a function that names classes by letters for their sheet and a number. */
export function shortClassNames(root: string): (local: string, file: string) => string {
  const sheets = sourceFiles(root, /\.module\.css$/);
  const locals = sheets.map((): string[] => []);
  return (local, file) => {
    const sheet = sheets.indexOf(path.relative(path.join(root, 'src'), file));
    const known = locals[sheet];
    if (!known) throw new Error(`${file} is not a style sheet of src/`);
    if (!known.includes(local)) known.push(local);
    return letters(sheet) + known.indexOf(local);
  };
}

/** Returns a plugin that names custom properties by letters, those that are used most by one. */
export function shortPropertyNames(root: string): PostcssPlugin {
  const textOf = (endings: RegExp) =>
    sourceFiles(root, endings)
      .map((file) => readFileSync(path.join(root, 'src', file), 'utf8'))
      .join('\n');
  const setByScripts = new Set(textOf(/\.tsx?$/).match(propertyName));
  const counts = new Map<string, number>();
  for (const name of textOf(/\.css$/).match(propertyName) ?? []) {
    if (!setByScripts.has(name) && !name.startsWith('--yarl__'))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const byUse = [...counts].sort(([a, uses], [b, others]) => others - uses || a.localeCompare(b));
  const short = new Map(byUse.map(([name], index) => [name, `--${letters(index)}`]));
  const shorten = (text: string) => text.replace(propertyName, (name) => short.get(name) ?? name);
  return {
    postcssPlugin: 'short-property-names',
    // biome-ignore lint/correctness/noComponentHookFactories: a hook of PostCSS
    OnceExit: (sheet) => {
      sheet.walkDecls((declaration) => {
        declaration.prop = shorten(declaration.prop);
        declaration.value = shorten(declaration.value);
      });
    },
  };
}

const propertyName = /(?<![\w-])--[a-z][\w-]*/g;

/** b to z, bb to zz. Without a, because blockers of advertisements hide classes such as `ad10`. */
function letters(index: number): string {
  const last = String.fromCharCode(98 + (index % 25));
  return index < 25 ? last : letters(Math.floor(index / 25) - 1) + last;
}
