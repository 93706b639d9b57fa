import path from 'node:path';

interface Source {
  file: string;
  text: string;
}

/** A name where it is written. */
interface Place {
  name: string;
  file: string;
  line: number;
}

/**
 * Compares the classes and custom properties of style sheets with their uses. Takes the texts of files by their paths,
 * and returns a sentence for each name that is used and missing, or there and never used.
 */
export function checkStyles(files: ReadonlyMap<string, string>): string[] {
  const sources = [...files].map(([file, text]) => ({
    file,
    text: isSheet(file) ? withoutComments(text) : text,
  }));
  const sheets = sources.filter(({ file }) => isSheet(file));
  const scripts = sources.filter(({ file }) => !isSheet(file));
  return [
    ...sheets.filter(({ file }) => isModule(file)).flatMap((sheet) => checkModule(sheet, scripts)),
    ...checkGlobalClasses(
      sheets.filter(({ file }) => !isModule(file)),
      scripts,
    ),
    ...checkProperties(sheets, scripts),
  ];
}

const isSheet = (file: string) => file.endsWith('.css');
const isModule = (file: string) => file.endsWith('.module.css');
const say = ({ file, line, name }: Place, problem: string) => `${file}:${line} ${name} ${problem}`;

/** Replaces what is no code by spaces, so that lines keep their numbers. */
const withoutComments = (text: string) =>
  text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));

/** Every match of a pattern, whose first group with a match is the name. */
function find({ file, text }: Source, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)].map(({ 0: match, 1: first, 2: second, index }) => {
    const name = first ?? second ?? '';
    return { name, file, line: text.slice(0, index + match.lastIndexOf(name)).split('\n').length };
  });
}

/** The classes that a style sheet has rules for. Only an address in quotes has a letter after a point, too. */
const classesOf = (sheet: Source) =>
  find(sheet, /"[^"]*"|\.([a-z_][\w-]*)/gi).filter(({ name }) => name !== '');

function compare(there: readonly Place[], used: readonly Place[], missing: string): string[] {
  const thereNames = new Set(there.map(({ name }) => name));
  const usedNames = new Set(used.map(({ name }) => name));
  const firsts = there.filter(({ name }, index) => there.findIndex((other) => other.name === name) === index);
  return [
    ...used.filter(({ name }) => !thereNames.has(name)).map((place) => say(place, missing)),
    ...firsts.filter(({ name }) => !usedNames.has(name)).map((place) => say(place, 'is never used')),
  ];
}

/** The classes of a module are used as properties of what the module is imported as. */
function checkModule(sheet: Source, scripts: readonly Source[]): string[] {
  const used: Place[] = [];
  for (const script of scripts) {
    for (const [, local = '', from = ''] of script.text.matchAll(
      /^import (\w+) from '(\.[^']+\.module\.css)'/gm,
    )) {
      if (path.posix.join(path.posix.dirname(script.file), from) !== sheet.file) continue;
      // A class whose name is computed may be any of the module.
      if (script.text.includes(`${local}[`)) used.push(...classesOf(sheet));
      used.push(...find(script, new RegExp(`\\b${local}\\.(\\w+)`, 'g')));
    }
  }
  return compare(classesOf(sheet), used, `is no class of ${sheet.file}`);
}

/** Other classes are words of `className`. */
function checkGlobalClasses(sheets: readonly Source[], scripts: readonly Source[]): string[] {
  const there = sheets.flatMap(classesOf).filter(({ name }) => !isOfPackage(name));
  const used = scripts.flatMap((script) =>
    find(script, /className="([^"]+)"|(?<=className=\{[^}]*(?:[?:]|&&) )'([^']+)'/g).flatMap((place) =>
      place.name.split(' ').map((name) => ({ ...place, name })),
    ),
  );
  // A class may also come by a property of a component, or from a list.
  const words = scripts.flatMap((script) => find(script, /'([\w-]+)'|"([\w-]+)"/g));
  const names = new Set(there.map(({ name }) => name));
  return compare(
    there,
    [...used, ...words.filter(({ name }) => names.has(name))],
    'is no class of any style sheet',
  );
}

function checkProperties(sheets: readonly Source[], scripts: readonly Source[]): string[] {
  const there = [
    ...sheets.flatMap((sheet) => find(sheet, /(?<=[{;\s])(--[\w-]+)\s*:/g)),
    ...scripts.flatMap((script) => find(script, /'(--[\w-]+)':|setProperty\('(--[\w-]+)'/g)),
  ];
  const used = [...sheets, ...scripts].flatMap((source) =>
    find(source, /(?:var\(\s*|getPropertyValue\(')(--[\w-]+)/g),
  );
  return compare(
    there.filter(({ name }) => !isOfPackage(name)),
    used,
    'is defined nowhere',
  );
}

/** What the viewer's package defines or reads, and its style sheets here only change. */
const isOfPackage = (name: string) => /^(--)?yarl__/.test(name);
