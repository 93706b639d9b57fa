import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { fieldsAlong, metaOf } from '../../builder/schema/fields.ts';
import { isGroup } from '../../schema/is-group.ts';
import type { NoticeFile } from '../../schema/notice.ts';
import type { PictureEntry } from '../../schema/pictures.ts';
import { inWords as monthDayInWords } from '../../schema/values.ts';
import { defaultLanguage, languageCodes, languageNames } from '../../tables/languages.ts';
import { type DeskContext, onlineContent } from './context.ts';
import type { Changes, DocumentChanges, FieldChange, Path, Problem, Schema } from './contract.ts';
import {
  type Document,
  findDocument,
  isArticle,
  listDocuments,
  noticeDocument,
  picturesDocument,
  readDocument,
  titleOf,
} from './documents.ts';

type NameOf = (picture: string) => string;

/** The changes since the last publication, in plain words. */
export async function readChanges(desk: Pick<DeskContext, 'settings' | 'releases'>): Promise<Changes> {
  const { content } = desk.settings;
  const online = desk.releases.online();
  const folder = onlineContent(desk);
  if (!online || !folder) return { release: null, documents: [] };
  const nameOf = await pictureNames([folder, content]);
  const listed = [...(await listDocuments(folder)), ...(await listDocuments(content))];
  const documents = new Map(listed.map((document) => [document.id, document]));
  const changes = [...documents.values()].map(async (document): Promise<DocumentChanges> => {
    const states = [folder, content].map((one) => readDocument(one, document));
    const [before, after] = await Promise.all(states);
    const changed =
      before?.version === after?.version ? [] : changesOf(document, before?.value, after?.value);
    const fields = changed.map((one) => fieldChange(document, one, nameOf));
    const title = titleOf(document, (after ?? before)?.value);
    return { id: document.id, title: isArticle(document) ? `Nyhet: ${title}` : title, fields };
  });
  return {
    release: { number: online.number, at: online.at },
    documents: (await Promise.all(changes)).filter(({ fields }) => fields.length > 0),
  };
}

/** The titles of the changed documents; none before the first publication. */
export async function changedTitles(desk: DeskContext): Promise<string[]> {
  return (await readChanges(desk)).documents.map(({ title }) => title);
}

/** Finds Norwegian texts that changed since publication while their translations did not. */
export async function remarksOnChanges(
  content: string,
  changed: readonly DocumentChanges[],
): Promise<Problem[]> {
  const remarks = changed.map(async ({ id, title, fields }) => {
    const document = findDocument(id);
    const value = document && (await readDocument(content, document))?.value;
    const isChanged = (path: Path) => fields.some((one) => isDeepStrictEqual(one.path, path));
    return fields.flatMap(({ path, label, after }) =>
      otherLanguages.flatMap((code): Problem[] => {
        const other = path.map((key) => (key === defaultLanguage ? code : key));
        const words = other.reduce<unknown>((part, key) => Object(part)[key], value);
        if (after === null || !words || isChanged(other)) return [];
        const { norwegianName } = languageNames[code];
        return [
          {
            document: id,
            path: other,
            message: `Det norske er endret siden sist. Se om det skal endres på ${norwegianName} også.`,
            sentence: `${title}: ${label} er endret siden sist, men ikke på ${norwegianName}.`,
          },
        ];
      }),
    );
  });
  return (await Promise.all(remarks)).flat();
}

const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage);

/** A document's differences, except the notice's ready sentences, which no visitor sees. */
export function changesOf({ id }: Document, before: unknown, after: unknown): Difference[] {
  if (id === noticeDocument.id) {
    const [was, is] = [before, after].map((value) => (value as Partial<NoticeFile>)?.notice ?? null);
    return isDeepStrictEqual(was, is) ? [] : [{ path: ['notice'], before: was, after: is }];
  }
  return differences(before, after);
}

/** `undefined` stands for a missing value. */
interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

/** A new order of a list or a pair of numbers is one difference; a removed entry has its earlier path. */
function differences(before: unknown, after: unknown, at: Path = []): Difference[] {
  if (textOf(before) === textOf(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (isReordered(before, after) || typeof before[0] === 'number') return [{ path: at, before, after }];
    if (before.length !== after.length) {
      return [
        ...missingIn(after, before).map(({ entry, path }) => ({ path, before: entry, after: undefined })),
        ...missingIn(before, after).map(({ entry, path }) => ({ path, before: undefined, after: entry })),
      ];
    }
    return before.flatMap((entry, index) => differences(entry, after[index], [...at, index]));
  }
  if (!isGroup(before) || !isGroup(after)) return [{ path: at, before, after }];
  return Object.keys({ ...before, ...after }).flatMap((name) =>
    differences(before[name], after[name], [...at, name]),
  );

  function missingIn(list: readonly unknown[], other: readonly unknown[]) {
    const known = new Set(list.map(textOf));
    return other.flatMap((entry, index) =>
      known.has(textOf(entry)) ? [] : [{ entry, path: [...at, index] }],
    );
  }
}

/** JSON with sorted names, so that equal values give equal texts. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) =>
    isGroup(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map(textOf).sort();
  return JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
}

function fieldChange(document: Document, difference: Difference, nameOf: NameOf): FieldChange {
  const { path, before, after } = difference;
  const fields = fieldsAlong(document.schema, path);
  const field = fields[path.length];
  const titles = path.flatMap((key, index) => {
    const title = fields[index + 1] && metaOf(fields[index + 1] as z.ZodType).title;
    if (document.id === 'pictures' && index === 0) return nameOf(String(key));
    if (title === undefined || languageCodes.some((code) => code === key)) return [];
    return typeof key === 'number' ? `${title} ${key + 1}` : title;
  });
  const language = languageCodes.find((code) => path.includes(code));
  const label =
    (titles.join(' › ') || 'Alt') + (language ? ` (${languageNames[language].norwegianName})` : '');
  if (Array.isArray(before) && Array.isArray(after) && typeof before[0] !== 'number') {
    return { label, path, before: 'rekkefølgen som er publisert', after: 'ny rekkefølge' };
  }
  const isPicture = document.id === 'pictures' && path.length === 1;
  const words = (value: unknown) => (isPicture && value ? 'bildet' : inWords(value, field, nameOf));
  return { label, path, before: words(before), after: words(after) };
}

const moment = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Oslo',
});
const date = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' });

/** A value as its field shows it; null if it is empty. */
function inWords(value: unknown, field: z.ZodType | undefined, nameOf: NameOf): string | null {
  const { input, place, choices, empty } = (field ? metaOf(field) : {}) as Partial<Schema>;
  if (value === undefined || value === null || value === '') return (value === null && empty) || null;
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  if (typeof value !== 'object') {
    const text = String(value);
    if (place) return nameOf(text);
    if (input === 'month-day') return monthDayInWords(text);
    if (input === 'instant') {
      return Number.isNaN(Date.parse(text)) ? text : moment.format(new Date(text));
    }
    if (input === 'date' && !Number.isNaN(Date.parse(text))) return date.format(new Date(text));
    return choices?.[text] ?? text;
  }
  if (input === 'point') return Object.values(value).join(' % fra venstre, ').concat(' % fra toppen');
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return inWords(part, field && fieldsAlong(field, [key])[1], nameOf) ?? [];
  });
  return parts.join(Array.isArray(value) && typeof value[0] === 'number' ? '–' : ', ');
}

/** Names pictures by their captions or what they show, now or as published. */
async function pictureNames(folders: readonly string[]): Promise<NameOf> {
  const entries: Record<string, PictureEntry> = {};
  for (const folder of folders) Object.assign(entries, (await readDocument(folder, picturesDocument))?.value);
  return (name) => entries[name]?.caption?.no || entries[name]?.alt?.no || name;
}
