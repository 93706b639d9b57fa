import { clockInOslo } from '../../common/time-in-oslo.ts';
import { findProblems } from '../../content-model/check-file.ts';
import { companyFile, companySchema, isComposable } from '../../content-model/company.ts';
import { type LaunchReport, listMissing, type MissingField } from '../../content-model/launch-list.ts';
import { ContentError } from '../../content-model/problems.ts';
import { screensOnSite, shownScreens } from '../../content-model/screen-schemas.ts';
import { listDrawnPictures } from '../page-data/news-content.ts';
import type { ContentSource } from './content-source.ts';
import { articleParser } from './parsed-articles.ts';
import { type CompanyOverrides, readWholeContent, requirePublishable } from './read-content.ts';

/** Lists the placeholders of content/. Throws a ContentError while the company cannot be read. */
export async function readLaunchList(
  contentSource: ContentSource,
  overrides: CompanyOverrides = {},
): Promise<LaunchReport> {
  const { company, screens, articles, pictures } = await readWholeContent(contentSource);
  if (!isComposable(company)) throw new ContentError(findProblems(companySchema, company, companyFile));
  const parse = articleParser(clockInOslo(new Date()).day);
  const parsed = [...articles].map(([slug, value]) => parse(slug, value).article);
  const files = shownScreens(screens);
  const drawn = listDrawnPictures({ files, articles: parsed }, (name) => pictures[name]?.photo);
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
