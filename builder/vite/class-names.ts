import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Names classes by letters for the style sheet and a number in it, the same on any machine. Readable class names would
 * add 0.5 kB to every HTML page.
 */
export function shortClassNames(root: string): (local: string, file: string) => string {
  const folder = path.join(root, 'src');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const locals = sheets.map((): string[] => []);
  return (local, file) => {
    const sheet = sheets.indexOf(path.relative(folder, file).replaceAll(path.sep, '/'));
    const known = locals[sheet];
    if (!known) throw new Error(`${file} is not a style sheet of src/`);
    if (!known.includes(local)) known.push(local);
    return letters(sheet) + known.indexOf(local);
  };
}

/** a to z, aa to zz. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
