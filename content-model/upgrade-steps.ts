import { getIn } from '../common/json.ts';
import { forEachLanguage, type Language } from '../common/languages.ts';
import { asJsonObject, isJsonObject } from '../common/records.ts';
import { lengthWithoutVariables } from '../common/variables.ts';
import { companyFile, titleVariables } from './company.ts';
import { slugOf, versionFile } from './content-files.ts';
import { ContentError } from './problems.ts';
import { serviceNames } from './routes.ts';
import { screenFilePath } from './screen-schemas.ts';

/** The values of the JSON files in content/, by their paths. */
export type JsonFiles = Map<string, unknown>;

/** The version that program 1.1.0 writes. Content of older versions is not upgraded. */
const oldestVersion = 4;

/** Step n upgrades version `oldestVersion` + n to the next. */
const steps: readonly ((files: JsonFiles) => void)[] = [
  (files) => {
    separateServiceBlocks(files);
    replaceHold(files);
    takePrepositions(files);
    addContactPerson(files);
    separateAnswers(files);
    addRuler(files);
  },
];

export const currentVersion = oldestVersion + steps.length;

/** Returns the version of content, from the value of its file; undefined if the file is missing or damaged. */
export function versionOf(value: unknown): number | undefined {
  const version = getIn(value, ['version']);
  return typeof version === 'number' ? version : undefined;
}

/** Throws a ContentError for content that a newer program has written, or one before 1.1.0. */
export function refuseUnknown(version: number | undefined): asserts version is number {
  if (version !== undefined && version >= oldestVersion && version <= currentVersion) return;
  const message =
    version !== undefined && version > currentVersion
      ? 'En nyere versjon av programmet har skrevet innholdet. Hent den nyeste versjonen, og start på nytt.'
      : 'Innholdet er fra en versjon før 1.1.0. Start versjon 1.1.0 én gang, så gjør den innholdet klart, og start så denne på nytt.';
  throw new ContentError([{ file: versionFile, line: 1, message }]);
}

/** Brings the values of content of an older version up to date. */
export function upgradeValues(files: JsonFiles, version: number): void {
  for (const step of steps.slice(version - oldestVersion)) step(files);
}

/**
 * The order of a service's parts is the code's, excavation's works are a block of their own, and the hours of the
 * on-call phone are a text of their own: the words after the number in the contact page's sentence.
 */
function separateServiceBlocks(files: JsonFiles): void {
  for (const name of serviceNames) {
    const file = screenFilePath(name);
    if (!files.has(file)) continue;
    const { parts: _order, ...screen } = asJsonObject(files.get(file));
    files.set(file, name === 'excavation' ? { ...screen, ...forEachLanguage(withWorks(screen)) } : screen);
  }
  const sharedFile = screenFilePath('shared');
  const contact = files.get(screenFilePath('contact'));
  if (!files.has(sharedFile)) return;
  const shared = asJsonObject(files.get(sharedFile));
  const withHours = (language: Language) => ({
    onCallHours: wordsAfterPhone(getIn(contact, [language, 'details', 'onCall'])),
    ...asJsonObject(shared[language]),
  });
  files.set(sharedFile, { ...shared, ...forEachLanguage(withHours) });
}

/**
 * An article that was published was ready on its date. The file alone decides, because those of releases must stay equal
 * to those of the desk.
 */
function replaceHold(files: JsonFiles): void {
  for (const [file, value] of files) {
    if (slugOf(file) === undefined) continue;
    const { date, hold, ...rest } = asJsonObject(value);
    const isReady = hold !== true && getIn(rest, ['no', 'text']) && /^\d{4}-\d\d-\d\d$/.test(String(date));
    files.set(file, { date, readyAt: isReady ? `${date}T00:00:00Z` : null, ...rest });
  }
}

/** Words of this program, which the owner may change or leave out. */
const rulerWords: Readonly<Record<Language, { title: string; intro: string }>> = {
  no: { title: 'Når skal vi brøyte?', intro: 'Sett snødybden på stikka, og velg resten.' },
  en: {
    title: 'When should we plough?',
    intro: 'Set the snow depth on the pole, then choose the rest.',
  },
};

/** The ruler stands on the page of winter maintenance, below the plowing agreement. */
function addRuler(files: JsonFiles): void {
  const file = screenFilePath('winter');
  if (!files.has(file)) return;
  const screen = asJsonObject(files.get(file));
  const texts = forEachLanguage((code) => ({ ...asJsonObject(screen[code]), ruler: rulerWords[code] }));
  files.set(file, { ...screen, ...texts });
}

/** A point of the plowing agreement has a place for the firm's own answer. */
function separateAnswers(files: JsonFiles): void {
  const file = screenFilePath('winter');
  if (!files.has(file)) return;
  const screen = asJsonObject(files.get(file));
  files.set(file, { ...screen, ...forEachLanguage((language) => withAnswers(screen[language])) });
}

function withAnswers(texts: unknown): unknown {
  const points = getIn(texts, ['agreement', 'points']);
  if (!isJsonObject(texts) || !Array.isArray(points)) return texts;
  const answered = points.map((point) =>
    typeof point === 'string' ? { question: point, answer: '' } : point,
  );
  return { ...texts, agreement: { ...asJsonObject(texts.agreement), points: answered } };
}

const withWorks = (screen: Readonly<Record<string, unknown>>) => (language: Language) => {
  const { fact, ...texts } = asJsonObject(screen[language]);
  return fact === undefined ? texts : { ...texts, works: fact };
};

/** «Vakttelefon: {phone}, hele døgnet om vinteren.» becomes «hele døgnet om vinteren». */
function wordsAfterPhone(sentence: unknown): string {
  const words = typeof sentence === 'string' ? (sentence.split('{phone}')[1] ?? '') : '';
  const hours = words.replace(/^[\s,.:;–-]+/, '').replace(/[\s.]+$/, '');
  return hours.length > 60 || hours.includes('{') ? '' : hours;
}

/** The words before places, by the variables that have them. */
const placesInTexts: readonly [pattern: RegExp, variable: string][] = [
  [/(?<!\p{L})(?:i|in)\s\{place\} (?:og|and) \{mainArea\}/gu, '{inPlaceAndMainArea}'],
  [/(?<!\p{L})(?:i|in)\s\{place\}/gu, '{inPlace}'],
  [/(?<!\p{L})(?:i|in)\s\{mainArea\}/gu, '{inMainArea}'],
  [/(?<!\p{L})(?:i|in)\s\{area\}/gu, '{inArea}'],
];

/** What search engines show has room for so many characters. */
const headLengths: Readonly<Record<string, number>> = { title: 60, description: 155 };

/** The owner chooses between «i» and «på» for a place, so texts get the word with the place. */
function takePrepositions(files: JsonFiles): void {
  for (const [file, value] of files) {
    if (slugOf(file) === undefined && file !== companyFile) files.set(file, withPrepositions(value, []));
  }
  if (files.has(companyFile))
    files.set(companyFile, { placesWithPaa: [], ...asJsonObject(files.get(companyFile)) });
}

function withPrepositions(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPrepositions(entry, path));
  if (isJsonObject(value)) {
    const parts = Object.entries(value).map(([key, part]) => [key, withPrepositions(part, [...path, key])]);
    return Object.fromEntries(parts);
  }
  if (typeof value !== 'string') return value;
  const changed = placesInTexts.reduce((text, [pattern, variable]) => text.replace(pattern, variable), value);
  const room = path.at(-2) === 'meta' ? headLengths[path.at(-1) ?? ''] : undefined;
  const isTooLong = room !== undefined && lengthWithoutVariables(changed, titleVariables) > room;
  return isTooLong ? value : changed;
}

/** The person on the contact page, whom nobody has named yet. */
function addContactPerson(files: JsonFiles): void {
  if (!files.has(companyFile)) return;
  const contactPerson = { name: '', role: forEachLanguage(() => ''), picture: null };
  files.set(companyFile, { contactPerson, ...asJsonObject(files.get(companyFile)) });
}
