import { isComposable } from '../../content-model/company.ts';
import { type LaunchReport, listMissing, type MissingField } from '../../content-model/launch-list.ts';
import { picturesIn } from '../../content-model/news/article-text.ts';
import { screensOnSite, shownScreens } from '../../content-model/screen-schemas.ts';
import { listDrawnPictures } from '../page-data/news-content.ts';
import type { ContentSource } from './content-source.ts';
import { type CompanyOverrides, readWholeContent, requirePublishable } from './read-content.ts';

/** Lists the placeholders of content/; null while a number, a date or an address of the company is wrong. */
export function readLaunchList(source: ContentSource, overrides: CompanyOverrides = {}): LaunchReport | null {
  const { company, screens, articles, pictures } = readWholeContent(source);
  if (!isComposable(company)) return null;
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
export async function reportBeforeLaunch(
  source: ContentSource,
): Promise<{ isReady: boolean; report: string }> {
  await requirePublishable(source, new Date());
  const items = readLaunchList(source)?.items ?? [];
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
