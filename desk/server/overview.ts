import type { ArticleValue } from '../../schema/article.ts';
import type { DocumentSummary, Overview } from '../contract/overview.ts';
import { readChanges } from './changes.ts';
import { findProblems } from './content-problems.ts';
import { isArticle, listDocuments, readDocument, titleOf } from './documents.ts';
import { listEditions } from './editions.ts';
import type { Place } from './place.ts';
import { readShownNotice } from './present-notice.ts';
import { readPublishing } from './publishing.ts';
import { isTestMessageDue } from './test-message.ts';

/** What the desk's page shows around every view. `failure` says what did not go online. */
export async function readOverview(
  folder: string,
  place: Place,
  { repaired, failure }: { repaired: string | null; failure: string | null },
): Promise<Overview> {
  const [documents, publishing, editions, { published, edition, documents: changed }] = await Promise.all([
    summarize(folder),
    readPublishing(folder),
    listEditions(folder),
    readChanges(folder),
  ]);
  const { description, goesOnline } = place.methodOf(publishing);
  const mayBeDue = edition?.kind === 'online' && !place.isServer;
  return {
    documents,
    publishing: { describe: description, goesOnline },
    changes: { published, count: changed.reduce((total, { fields }) => total + fields.length, 0) },
    isOnline: editions.some(({ kind }) => kind === 'online'),
    shownNotice: (await readShownNotice(folder, new Date())) ?? null,
    repaired,
    warning: (await place.warning?.()) ?? failure,
    testMessageIsDue: mayBeDue && (await isTestMessageDue(folder)),
    isOnServer: place.isServer,
    hasSignIn: place.isServer,
  };
}

async function summarize(folder: string): Promise<DocumentSummary[]> {
  const problems = await findProblems(folder);
  const summaries = (await listDocuments(folder)).map(async (document) => {
    const { version = '', value } = (await readDocument(folder, document)) ?? {};
    const { id, address } = document;
    const count = problems.filter((one) => one.document === id).length;
    const ofArticle = isArticle(document) && aboutArticle((value ?? {}) as Partial<ArticleValue>);
    return { id, title: titleOf(document, value), version, problems: count, address, ...ofArticle };
  });
  return Promise.all(summaries);
}

function aboutArticle({ date = '', picture, no, en }: Partial<ArticleValue>) {
  const inTexts = [no, en].flatMap((words) => [...(words?.text ?? '').matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)]);
  return { date, pictures: [picture ?? [], inTexts.flatMap(([, name]) => name ?? [])].flat() };
}
