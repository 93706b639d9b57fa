import type { Language } from '../../common/languages.ts';
import {
  isContentOf,
  isPageDataPath,
  isTextList,
  type LoadPageData,
  type PageDataIndex,
  pageDataIndexPath,
} from './page-data-file.ts';

const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches each text file once. Rejects if that fails, or if a new release does not go with this page; the next
 * call tries again.
 */
export const fetchPageData: LoadPageData = async (screen, language, name: string = screen) => {
  const file = ownFile(name, language) ?? (await fileInRelease(name, language));
  const content = file && (await fetchOnce(file));
  return isContentOf(screen, content) ? content : undefined;
};

/** Fetches the list of the other pages' texts ahead. */
export function prefetchPageDataIndex(language: Language): void {
  // The first link tries again.
  readPageDataIndex(language).catch(() => {});
}

/** The text file that the document names: that of its own page. */
function ownFile(name: string, language: Language): string | undefined {
  const { content = '' } = rootData();
  return content.split(' ').find((file) => isPageDataPath(file, name, language));
}

/** The text file of another page. Throws if code or shared texts have changed since this page's release. */
async function fileInRelease(name: string, language: Language): Promise<string | undefined> {
  const { entry, files } = await readPageDataIndex(language);
  const shared = ownFile('shared', language) ?? files.shared;
  if (entry !== rootData().scripts?.split(' ')[0] || files.shared !== shared) {
    throw new Error('The site has been published anew since this page was loaded');
  }
  return files[name];
}

async function readPageDataIndex(language: Language): Promise<PageDataIndex> {
  const list = await fetchOnce(pageDataIndexPath(language), { cache: 'no-cache' });
  if (!isTextList(list)) throw new Error('No list of texts');
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
