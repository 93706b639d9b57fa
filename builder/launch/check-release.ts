import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { releaseFolders } from '../release/finish-release.ts';
import { sourceChangedSince } from '../release/freshness.ts';
import type { LaunchItem } from './launch-list.ts';

const form = `${releaseFolders.finished}/contact/index.html`;

/**
 * Checks the release in dist/ before it is uploaded: the last build must have finished, its form must not post to this
 * machine, and its sources must not have changed since. Returns no items if no release has been built.
 */
export async function checkRelease(root: string): Promise<LaunchItem[]> {
  const problems: string[] = [];
  const file = path.join(root, form);
  const unfinished = await stat(path.join(root, releaseFolders.unfinished)).catch(() => null);
  if (unfinished) problems.push('Den siste byggingen ble ikke ferdig.');
  const html = await readFile(file, 'utf8').catch(() => null);
  if (html !== null) {
    const action = parse(html).querySelector('form')?.getAttribute('action') ?? '';
    if (!URL.canParse(action) || isThisMachine(new URL(action))) {
      problems.push('Skjemaet i dist/ sender til denne maskinen, så alle meldinger ville gått tapt.');
    }
    const changed = sourceChangedSince(root, (await stat(file)).mtimeMs);
    if (changed) problems.push(`Nettstedet i dist/ er eldre enn ${changed}/, som er endret etterpå.`);
  }
  const remedy = 'Kjør npm run build på nytt før du laster opp.';
  return problems.map((missing) => ({ missing, remedy, file: form, line: 1, path: [] }));
}

function isThisMachine({ hostname }: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}
