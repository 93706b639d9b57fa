import type { Language } from '../../common/languages.ts';
import {
  isPageDataIndex,
  isPageDataOf,
  isPageDataPath,
  type LoadPageData,
  type PageDataIndex,
  pageDataIndexPath,
} from './page-data-file.ts';

const fetched = new Map<string, Promise<unknown>>();

/** Fetches each file once, and again after a failure. Rejects if a newer release does not fit this page. */
export const fetchPageData: LoadPageData = async (screen, language, name: string = screen) => {
  const file = ownFile(name, language) ?? (await fileInRelease(name, language));
  const pageData = file && (await fetchOnce(file));
  return isPageDataOf(screen, pageData) ? pageData : undefined;
};

export function prefetchPageDataIndex(language: Language): void {
  // The first link tries again.
  readPageDataIndex(language).catch(() => {});
}

/** The document names the files of its own page. */
function ownFile(name: string, language: Language): string | undefined {
  const { content = '' } = rootData();
  return content.split(' ').find((file) => isPageDataPath(file, name, language));
}

/** Throws if code or shared texts have changed since this page's release. */
async function fileInRelease(name: string, language: Language): Promise<string | undefined> {
  const { entry, files } = await readPageDataIndex(language);
  const shared = ownFile('shared', language) ?? files.shared;
  if (entry !== rootData().scripts?.split(' ')[0] || files.shared !== shared) {
    throw new Error(`The site has been published anew since this page was loaded: ${entry} ${files.shared}`);
  }
  return files[name];
}

async function readPageDataIndex(language: Language): Promise<PageDataIndex> {
  const list = await fetchOnce(pageDataIndexPath(language), { cache: 'no-cache' });
  if (!isPageDataIndex(list)) throw new Error('No list of page data');
  return list;
}

function fetchOnce(file: string, options?: RequestInit): Promise<unknown> {
  const json = fetched.get(file) ?? fetchJson(file, options);
  fetched.set(file, json);
  json.catch(() => fetched.delete(file));
  return json;
}

async function fetchJson(file: string, options?: RequestInit): Promise<unknown> {
  const response = await fetch(file, options);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

const rootData = (): DOMStringMap => document.getElementById('root')?.dataset ?? {};
