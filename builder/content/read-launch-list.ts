import { clockInOslo } from '../../common/time-in-oslo.ts';
import { type LaunchReport, listMissing, type MissingField } from '../../content-model/launch-list.ts';
import { listDrawnPictures } from '../page-data/news-content.ts';
import { type CompanyOverrides, readCompany, readPictures, readScreens } from './read-content.ts';
import { readNews } from './read-news.ts';

export async function readLaunchList(root: string, overrides: CompanyOverrides = {}): Promise<LaunchReport> {
  const company = { ...(await readCompany(root)), ...overrides };
  return listMissing(company, Object.keys(overrides), await countDrawnPictures(root));
}

async function countDrawnPictures(root: string): Promise<number> {
  const [pictures, files, articles] = await Promise.all([
    readPictures(root),
    readScreens(root),
    readNews(root, null, clockInOslo(new Date()).day),
  ]);
  return listDrawnPictures({ files, articles }, (name) => pictures.value[name]?.photo).size;
}

export async function reportBeforeLaunch(root: string): Promise<{ isReady: boolean; report: string }> {
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
