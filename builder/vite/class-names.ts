import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the name that a class of a CSS module gets in the page. `css` is the text of the file. */
type ClassNames = (name: string, file: string, css: string) => string;

/** For development: `Footer-link` tells where a class comes from. */
export const readableClassNames: ClassNames = (name, file) => {
  // Vite asks for the styles of a document as Footer.module.css?inline.
  const part = path.basename(file).replace(/\.module\.css.*$/, '');
  return name === part.toLowerCase() ? part : `${part}-${name}`;
};

/**
 * For a build: two or three characters, the place of the file among all CSS modules and the place of the class in
 * its file. Every document carries its styles, so long names would cost 430 bytes of the first round trip.
 */
export function shortClassNames(source: string): ClassNames {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(source, file))
    .sort();
  return (name, file, css) => {
    const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, found]) => found));
    const at = [...classes].indexOf(name);
    return `c${files.indexOf(path.normalize(file)).toString(36)}_${at.toString(36)}`;
  };
}
