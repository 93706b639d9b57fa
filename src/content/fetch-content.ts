import { contentFile, type LoadContent } from './content-file.ts';

const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches a text file in the browser, each file once. Rejects if that fails, for instance after a deployment; the
 * next call tries again.
 */
export const fetchContent: LoadContent = (name, language) => {
  const file = contentFile(document.getElementById('root')?.dataset.content ?? '', name, language);
  const content = fetched.get(file) ?? fetchJson(file);
  fetched.set(file, content);
  content.catch(() => fetched.delete(file));
  return content as ReturnType<typeof fetchContent<typeof name>>;
};

async function fetchJson(file: string): Promise<unknown> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}
