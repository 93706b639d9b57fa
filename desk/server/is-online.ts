import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { textListFile } from '../../src/content/content-file.ts';
import { defaultLanguage } from '../../tables/languages.ts';

const secondsBetween = 10;

/** Names every text file by the hash of what it holds. */
const list = textListFile(defaultLanguage);

/** Asks the real address whether it shows what is in dist/: once, and again for some minutes. Returns a sentence. */
export async function waitUntilOnline(
  root: string,
  url: string,
  minutes: number,
  signal: AbortSignal,
): Promise<string> {
  const wanted = await readFile(path.join(root, 'dist', list), 'utf8');
  const end = Date.now() + minutes * 60_000;
  for (;;) {
    const found = await read(url + list, signal);
    if (found === wanted) return `Den nye utgaven ligger på ${url}.`;
    if (Date.now() >= end) {
      return found === undefined
        ? `Får ikke svar fra ${url}. Se selv om nettstedet er der, og spør den som hjelper deg hvis det ikke er det.`
        : `Det er sendt, men ${url} viser fortsatt en annen utgave. Se etter om en stund, og spør den som hjelper deg hvis det ikke har kommet.`;
    }
    await pause(secondsBetween * 1000, undefined, { signal });
  }
}

async function read(url: string, signal: AbortSignal): Promise<string | undefined> {
  const timeout = AbortSignal.any([signal, AbortSignal.timeout(secondsBetween * 1000)]);
  const asked = fetch(url, { headers: { 'Cache-Control': 'no-cache' }, signal: timeout });
  return asked.then((response) => (response.ok ? response.text() : undefined)).catch(() => undefined);
}
