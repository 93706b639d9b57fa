import { findProblems } from '../../content-model/check-file.ts';
import { companyFile, companySchema, isComposable } from '../../content-model/company.ts';
import { type LaunchReport, listMissing, type MissingField } from '../../content-model/launch-list.ts';
import { picturesIn } from '../../content-model/news/article-text.ts';
import { ContentError } from '../../content-model/problems.ts';
import { screensOnSite, shownScreens } from '../../content-model/screen-schemas.ts';
import { listDrawnPictures } from '../page-data/news-content.ts';
import type { ContentSource } from './content-source.ts';
import { type CompanyOverrides, readWholeContent, requirePublishable } from './read-content.ts';

/** Lists the placeholders of content/. Throws a ContentError while the company cannot be read. */
export async function readLaunchList(
  contentSource: ContentSource,
  overrides: CompanyOverrides = {},
): Promise<LaunchReport> {
  const { company, screens, articles, pictures } = await readWholeContent(contentSource);
  if (!isComposable(company)) throw new ContentError(findProblems(companySchema, company, companyFile));
  const files = shownScreens(screens);
  const inArticles = [...articles.values()].flatMap(({ picture, no, en }) => [
    ...(picture === null ? [] : [picture]),
    ...picturesIn(no.text),
    ...picturesIn(en.text),
  ]);
  const drawn = listDrawnPictures({ files, inArticles }, (name) => pictures[name]?.photo);
  const hasIcePlaning = screensOnSite(files).includes('winter') && 'icePlaning' in files.winter.no.rows;
  const settled = [...Object.keys(overrides), ...(hasIcePlaning ? [] : ['icePlaningDocument'])];
  return listMissing({ ...company, ...overrides }, settled, drawn.size);
}

/** Throws a ContentError for content that cannot be published. */
export async function reportBeforeLaunch(root: string): Promise<{ isReady: boolean; report: string }> {
  await requirePublishable(root, new Date());
  const { items } = await readLaunchList(root);
  const describe = ({ document, path, missing, remedy }: MissingField) =>
    `- ${missing}\n  ${[document, ...path].join('.')}: ${remedy}`;
  const waiting = items.filter(({ canWait }) => canWait).map(describe);
  const needed = items.filter(({ canWait }) => !canWait).map(describe);
  const report = [
    ...(needed.length > 0 ? ['\nDette mangler før nettstedet kan legges ut:', ...needed] : []),
    ...(waiting.length > 0 ? ['\nDette kan vente:', ...waiting] : []),
  ];
  return { isReady: needed.length === 0, report: report.join('\n') };
}
