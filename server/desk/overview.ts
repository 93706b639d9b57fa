import { getIn } from '../../common/json.ts';
import { defaultLanguage, forEachLanguage, type Language } from '../../common/languages.ts';
import { asText } from '../../common/records.ts';
import { type Company, formatVariables, textVariables } from '../../content-model/company.ts';
import type {
  ArticleSummary,
  DocumentSummary,
  Overview,
  PhotoSummary,
  PictureUse,
  VariableTexts,
} from '../../content-model/desk/contract.ts';
import { picturesIn } from '../../content-model/news/article-text.ts';
import { forEachText, metaOf } from '../../content-model/schema-tree.ts';
import { articleSchema, compareArticles, isArticleShown } from '../../content-model/screens/article.ts';
import type { Documents } from '../history/snapshots.ts';
import { diskWarning } from '../state/data-folder.ts';
import { listChanges } from './changes.ts';
import type { DeskContext } from './desk-context.ts';
import {
  type Document,
  type DocumentState,
  fullTitleOf,
  isArticle,
  isPage,
  isPicture,
  labelOf,
  serviceSwitches,
  titleOf,
  valueIn,
} from './documents.ts';
import { presentNotice } from './publish-notice.ts';
import { destinationOf, siteAddressOf } from './site-address.ts';
import { listWaitingEnglish } from './waiting-english.ts';

/** Returns everything that the frame of the desk shows, and the views that have no document. */
export async function readOverview(desk: DeskContext): Promise<Overview> {
  const { deployment } = desk.settings;
  const live = desk.history?.snapshots.live();
  const { files, documents, company, problems, launch } = await desk.readDraft();
  const siteAddress = siteAddressOf(desk.settings, company);
  return {
    documents: summarize(documents, live?.documents, siteAddress),
    variables: listVariables(company),
    problems,
    destination: destinationOf(desk, siteAddress),
    overriddenFields: deployment.kind === 'ownMachine' ? [] : Object.keys(deployment.companyOverrides),
    changes: listChanges(live, files),
    waitingEnglish: listWaitingEnglish(documents),
    launch,
    hasSignIn: deployment.kind === 'server',
    notice: presentNotice(documents),
    systemWarning: (await warningsOn(desk)).join(' ') || null,
  };
}

async function warningsOn({ settings, history, messages }: DeskContext): Promise<string[]> {
  const damaged = history?.snapshots.damaged() ?? [];
  const warnings = [
    await diskWarning(settings.data),
    messages.warning(),
    history?.site.failure(),
    damaged.length > 0 &&
      `En fil i historikken er skadet, og kan ikke hentes tilbake: ${damaged.join(', ')}. Si fra til den som hjelper dere.`,
  ];
  return warnings.filter((warning) => typeof warning === 'string');
}

function summarize(
  documents: readonly DocumentState[],
  live: Documents | undefined,
  siteAddress: string | null,
): DocumentSummary[] {
  const isServiceOn = serviceSwitches(documents);
  const summaries = documents.map(({ document, version, value }): DocumentSummary => {
    const { id, address, helperPaths } = document;
    const title = titleOf(document, value);
    const pictures = picturesOn(document, value);
    const isShown = isArticle(document) ? isArticleShown(value) : isServiceOn(id);
    const summary = {
      id,
      title,
      version,
      address,
      isPage: isPage(document),
      isShown,
      pictures,
      helperPaths,
    };
    if (isPicture(document)) return { ...summary, photo: photoSummary(value) };
    if (!isArticle(document)) return summary;
    const isLive = live !== undefined && isArticleShown(valueIn(live, document));
    const article: ArticleSummary = {
      date: articleSchema.shape.date.safeParse(getIn(value, ['date'])).data,
      isLive,
      link: isLive && siteAddress !== null ? siteAddress + address : null,
    };
    return { ...summary, article };
  });
  return summaries.sort(compareSummaries);
}

const photoSummary = (value: unknown): PhotoSummary => ({
  added: asText(getIn(value, ['added'])),
  hasWords: getIn(value, ['alt', defaultLanguage]) !== '',
});

function compareSummaries(a: DocumentSummary, b: DocumentSummary): number {
  if (!a.article || !b.article) return Number(a.article !== undefined) - Number(b.article !== undefined);
  const datedOf = ({ id, article }: DocumentSummary) => ({ date: article?.date ?? '', slug: id });
  return compareArticles(datedOf(a), datedOf(b));
}

function picturesOn(document: Document, value: unknown): PictureUse[] {
  const uses: PictureUse[] = [];
  forEachText(document.schema, value, (text, field, path) => {
    const { slot, input } = metaOf(field);
    const inText = input === 'article' ? picturesIn(text) : [];
    const label = `${fullTitleOf(document, value)}: ${labelOf(document, path)}`;
    for (const name of slot ? [text] : inText) uses.push({ name, path, label });
  });
  return uses;
}

/** The text variables in each language. Their texts are null while company.json is invalid. */
const listVariables = (company: Company | null): Record<Language, VariableTexts> =>
  forEachLanguage((code): VariableTexts => {
    const words = company ? formatVariables(company, code) : {};
    const variables = Object.entries(textVariables).map(([name, variable]) => {
      const { description, field } = variable;
      return [name, { description, field, becomes: words[name] ?? null }];
    });
    return Object.fromEntries(variables);
  });
