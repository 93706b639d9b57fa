import { getIn } from '../common/json.ts';
import { asJsonObject, isJsonObject, mapRecord } from '../common/records.ts';
import { companyFile } from './company.ts';
import { versionFile } from './content-files.ts';
import { noticeFile, readySentencesFile } from './notice.ts';
import { picturesFile } from './pictures.ts';
import { ContentError } from './problems.ts';

/** The values of the JSON files in content/, by their paths. */
export type JsonFiles = Map<string, unknown>;

/** Step n upgrades version n to n + 1. */
const steps: readonly ((files: JsonFiles) => void)[] = [
  addEnglishToArticles,
  removeOldFacts,
  moveReadySentences,
];

export const currentVersion = steps.length + 1;

/** Returns the version of content, from the value of its file. The first version had no such file. */
export const versionOf = (value: unknown): number => Number(getIn(value, ['version']) ?? 1);

/** Throws a ContentError for content that a newer program has written. */
export function refuseNewer(version: number): void {
  if (version <= currentVersion) return;
  const message =
    'En nyere versjon av programmet har skrevet innholdet. Hent den nyeste versjonen, og start på nytt.';
  throw new ContentError([{ file: versionFile, line: 1, message }]);
}

/** Brings the values of content of an older version up to date. */
export function upgradeValues(files: JsonFiles, version: number): void {
  for (const step of steps.slice(version - 1)) step(files);
}

/** Articles in Norwegian only had no English fields. */
function addEnglishToArticles(files: JsonFiles): void {
  for (const [file, article] of files) {
    if (file.startsWith('content/news/'))
      files.set(file, { ...asJsonObject(article), en: getIn(article, ['en']) ?? { title: '', text: '' } });
  }
}

/** Removes the county, the date of the privacy page, and the field that says whether pictures are drawn. */
function removeOldFacts(files: JsonFiles): void {
  const company = asJsonObject(files.get(companyFile));
  const { region: _region, policyChanged: _day, picturesAreIllustrations, ...rest } = company;
  if (files.has(companyFile)) files.set(companyFile, rest);
  const pictures: Record<string, unknown> = { ...asJsonObject(files.get(picturesFile)) };
  for (const [file, value] of files) {
    if (file.startsWith('content/news/')) continue;
    files.set(file, withoutTexts(value, '{policyChanged}'));
    // The owner has said that all pictures on the pages are photos.
    if (picturesAreIllustrations !== false) continue;
    for (const name of textsIn(getIn(value, ['pictures']))) {
      if (isJsonObject(pictures[name])) pictures[name] = { ...pictures[name], photo: true };
    }
  }
  if (files.has(picturesFile)) files.set(picturesFile, pictures);
}

/** The ready sentences were in the file of the notice. */
function moveReadySentences(files: JsonFiles): void {
  const { sentences = [], ...notice } = asJsonObject(files.get(noticeFile));
  if (files.has(noticeFile)) files.set(noticeFile, notice);
  if (!files.has(readySentencesFile)) files.set(readySentencesFile, { sentences });
}

function withoutTexts(value: unknown, part: string): unknown {
  if (Array.isArray(value)) {
    const others = value.filter((entry) => typeof entry !== 'string' || !entry.includes(part));
    return others.map((entry) => withoutTexts(entry, part));
  }
  return isJsonObject(value) ? mapRecord(Object.keys(value), (key) => withoutTexts(value[key], part)) : value;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
