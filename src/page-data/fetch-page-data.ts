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

/** Fetches each file once, and again after a failure. */
export const fetchPageData: LoadPageData = async (screen, language, name: string = screen) => {
  const file = ownFile(name, language) ?? (await readPageDataIndex(language))[name];
  const pageData = file && (await fetchOnce(file));
  return isPageDataOf(screen, pageData) ? pageData : undefined;
};

export function prefetchPageDataIndex(language: Language): void {
  // The first link tries again.
  readPageDataIndex(language).catch(() => {});
}

/** The document names the files of its own page. */
function ownFile(name: string, language: Language): string | undefined {
  const { content = '' } = document.getElementById('root')?.dataset ?? {};
  return content.split(' ').find((file) => isPageDataPath(file, name, language));
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
