import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { textListFiles } from '../../src/content/content-file.ts';
import { languageCodes } from '../../tables/languages.ts';

/** Milliseconds for the address to answer. */
const timeout = 10_000;

/** They name every text file of a language by the hash of what it holds. */
const lists = languageCodes.flatMap((code) => textListFiles(code));

/** Asks the real address once whether it shows the finished site of a folder, and says so in a sentence. */
export async function isOnline(
  site: string,
  url: string,
): Promise<{ isConfirmed: boolean; message: string }> {
  const wanted = await Promise.all(lists.map((list) => readFile(path.join(site, list), 'utf8')));
  const found = await Promise.all(lists.map((list) => read(url + list)));
  if (found.join() === wanted.join()) {
    return { isConfirmed: true, message: `Den nye utgaven ligger på ${url}.` };
  }
  const message = found.includes(undefined)
    ? `Får ikke svar fra ${url}. Se selv om nettstedet er der, og spør den som hjelper deg hvis det ikke er det.`
    : `Det er sendt, men ${url} viser fortsatt en annen utgave. Se etter om en stund, og spør den som hjelper deg hvis det ikke har kommet.`;
  return { isConfirmed: false, message };
}

/** The body of an answer, whatever its status; undefined without an answer. */
async function read(url: string): Promise<string | undefined> {
  const asked = fetch(url, {
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(timeout),
  });
  return asked.then((response) => response.text()).catch(() => undefined);
}
