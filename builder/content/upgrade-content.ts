import path from 'node:path';
import { versionFile } from '../../content-model/content-files.ts';
import { formatJson } from '../../content-model/content-json.ts';
import {
  currentVersion,
  type JsonFiles,
  refuseUnknown,
  upgradeValues,
  versionOf,
} from '../../content-model/upgrade-steps.ts';
import { writeFileAtomic } from '../files.ts';
import { readContentProblems } from '../page-data/read-site.ts';
import { listContent } from './content-source.ts';
import { readJsonValue } from './read-json.ts';

/**
 * Brings the content/ in a folder up to date. A file that cannot be read stays as it is. Content without a readable
 * version is current if nothing is wrong with it. Throws a ContentError for content that a newer program has written,
 * or one before 1.1.0.
 */
export async function upgradeContent(folder: string): Promise<void> {
  const written = versionOf(await readJsonValue(folder, versionFile));
  const isCurrent = written === undefined && (await readContentProblems(folder, new Date())).length === 0;
  const version = isCurrent ? currentVersion : written;
  if (written === currentVersion) return;
  refuseUnknown(version);
  const files: JsonFiles = new Map();
  for (const file of (await listContent(folder)).files) {
    const value = file.endsWith('.json') ? await readJsonValue(folder, file) : undefined;
    if (value !== undefined) files.set(file, value);
  }
  const before = new Map([...files].map(([file, value]) => [file, formatJson(value)]));
  upgradeValues(files, version);
  // Backwards, so that texts are in their new file before they leave the old one. A process may be killed in between.
  for (const [file, value] of [...files].reverse()) {
    const text = formatJson(value);
    if (text !== before.get(file)) await writeFileAtomic(path.join(folder, file), text);
  }
  await writeFileAtomic(path.join(folder, versionFile), formatJson({ version: currentVersion }));
}
