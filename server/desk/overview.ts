import type { ArticleValue } from '../../schema/article.ts';
import { diskWarning } from '../state/open-state.ts';
import { readChanges } from './changes.ts';
import { findProblems } from './content-problems.ts';
import type { DeskContext } from './context.ts';
import type { DocumentSummary, Overview } from './contract.ts';
import { isArticle, listDocuments, readDocument, titleOf } from './documents.ts';
import { readShownNotice } from './notice.ts';

/** What the desk's page shows around every view. */
export async function readOverview(desk: DeskContext, repaired: string | null): Promise<Overview> {
  const { content, data, siteAddress, password, place } = desk.settings;
  const [documents, { release, documents: changed }] = await Promise.all([
    summarize(content),
    readChanges(desk),
  ]);
  return {
    documents,
    siteAddress,
    decidedFacts: place.releasesAtStart ? [] : Object.keys(place.host),
    hasPublishCommand: place.publishCommand !== null,
    changes: {
      published: release?.at ?? null,
      count: changed.reduce((total, { fields }) => total + fields.length, 0),
    },
    hasSignIn: password !== null,
    isOnline: release !== null,
    shownNotice: (await readShownNotice(desk, new Date())) ?? null,
    repaired,
    warning: (await diskWarning(data)) ?? desk.clock.warning() ?? desk.releases.online()?.failure ?? null,
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
