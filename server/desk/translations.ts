import path from 'node:path';
import { z } from 'zod';
import { readJson } from '../../builder/files.ts';
import { isEqualJson } from '../../common/json.ts';
import { asText } from '../../common/records.ts';
import { variablesIn } from '../../common/variables.ts';
import { translationsFile } from '../../content-model/content-files.ts';
import { formatJson } from '../../content-model/content-json.ts';
import type { TextRemark, VariableTexts } from '../../content-model/desk/contract.ts';
import {
  isLeftOutUntranslated,
  listTranslations,
  type Translation,
} from '../../content-model/translations.ts';
import { HttpError } from '../http.ts';
import { labelOf } from './changes.ts';
import type { DeskContext } from './desk-context.ts';
import {
  type Document,
  findDocument,
  fullTitleOf,
  listDocuments,
  noticeDocument,
  readDocument,
  textHash,
} from './documents.ts';
import { commitFileChanges, contentQueue } from './file-changes.ts';

// A translation lags when its Norwegian text has changed since it was written. For each translation that lags, the file
// has a hash of the Norwegian text that it was written for, by document and by a hash of the translation. It keeps that of
// a translation that was removed, which may come back when the owner undoes that.

const hashes = z.record(z.string(), z.string());
const sourcesSchema = z.record(z.string(), hashes);
type Hashes = z.infer<typeof hashes>;

/** Identifies a translation by its text and its field, in any entry of a list. */
function keyOf({ path, translation }: Translation): string {
  const field = path.filter((key) => typeof key === 'string').join('.');
  return textHash(`${field} ${translation}`);
}

const readSources = (root: string) =>
  readJson(path.join(root, translationsFile), sourcesSchema).catch((): Record<string, Hashes> => ({}));

/** The changes that a new value of a document makes to the file of lagging translations. */
export async function sourceChanges(
  root: string,
  { id, schema }: Document,
  { before, value }: { before: unknown; value: unknown },
): Promise<[file: string, text: string][]> {
  const sources = await readSources(root);
  const known = sources[id] ?? {};
  const earlier = new Map(
    listTranslations(schema, before).map((pair) => [keyOf(pair), textHash(pair.original)]),
  );
  const lagging: Hashes = { ...known };
  for (const pair of listTranslations(schema, value)) {
    const key = keyOf(pair);
    const source = known[key] ?? earlier.get(key);
    delete lagging[key];
    if (pair.translation !== '' && source !== undefined && source !== textHash(pair.original))
      lagging[key] = source;
  }
  if (isEqualJson(known, lagging)) return [];
  return [[translationsFile, formatJson({ ...sources, [id]: lagging })]];
}

/** Records that a translation fits its Norwegian text as both are now. */
export function confirmTranslation(root: string, sent: Record<string, unknown>): Promise<void> {
  return contentQueue.add(async () => {
    const document = findDocument(asText(sent.document));
    const { value } = (document && (await readDocument(root, document))) ?? {};
    const pair =
      document &&
      listTranslations(document.schema, value).find((found) => isEqualJson(found.path, sent.path));
    if (!pair) throw new HttpError(409, 'Dette er endret et annet sted. Se på det en gang til.');
    const sources = await readSources(root);
    const { [keyOf(pair)]: _, ...others } = sources[document.id] ?? {};
    const text = formatJson({ ...sources, [document.id]: others });
    await commitFileChanges(root, new Map([[translationsFile, text]]));
  });
}

export async function readTranslationRemarks(
  { settings, releases }: DeskContext,
  variables: VariableTexts,
): Promise<TextRemark[]> {
  const sources = await readSources(settings.content);
  const live = releases.liveFolder();
  const documents = (await listDocuments(settings.content)).filter(({ id }) => id !== noticeDocument.id);
  const remarks = documents.map(async (document) => {
    const after = await readDocument(settings.content, document);
    const before = live ? await readDocument(live, document) : undefined;
    const versions = { value: after?.value, published: before?.value };
    return remarksOn(document, versions, sources[document.id] ?? {}, variables);
  });
  return (await Promise.all(remarks)).flat();
}

const missing = 'Mangler engelsk tekst.';

function remarksOn(
  document: Document,
  { value, published }: { value: unknown; published: unknown },
  lagging: Hashes,
  variables: VariableTexts,
): TextRemark[] {
  const title = fullTitleOf(document, value);
  const earlier = listTranslations(document.schema, published);
  const remarks: TextRemark[] = [];
  for (const pair of listTranslations(document.schema, value)) {
    const unit = JSON.stringify(document.kind ? [] : pair.unit);
    const sentence = [title, labelOf(document, pair.path, value)].filter(Boolean).join(': ');
    const isLeftOut = document.kind !== undefined || isLeftOutUntranslated(document.schema, pair.path);
    const remark = { document: document.id, path: pair.path, unit, sentence, isLeftOut };
    const source = lagging[keyOf(pair)];
    if (pair.translation === '') {
      remarks.push({
        ...remark,
        state: 'missing',
        message: isLeftOut ? missing : `${missing} Til da står det norske der.`,
      });
    } else if (source !== undefined && source !== textHash(pair.original)) {
      const message = 'Det norske er endret etter at det engelske ble skrevet.';
      remarks.push({ ...remark, state: 'outdated', message });
    }
    const facts = droppedVariables(pair, earlier).map((name) => variables[name]?.becomes || name);
    if (facts.length > 0) {
      const message = `Det engelske nevner ${facts.join(' og ')}. Det gjør ikke det norske lenger.`;
      remarks.push({ ...remark, state: 'otherFacts', message });
    }
  }
  return remarks;
}

/** The facts in a translation that its Norwegian text named when it was published, and does not name now. */
function droppedVariables(pair: Translation, earlier: readonly Translation[]): string[] {
  const named = variablesIn(pair.original);
  const others = variablesIn(pair.translation).filter((name) => !named.includes(name));
  if (others.length === 0) return [];
  const key = keyOf(pair);
  const published =
    earlier.find((found) => keyOf(found) === key) ??
    earlier.find((found) => isEqualJson(found.path, pair.path));
  const publishedNames = variablesIn(published?.original ?? '');
  return [...new Set(others)].filter((name) => publishedNames.includes(name));
}
