import path from 'node:path';
import { getIn } from '../../common/json.ts';
import { versionFile } from '../../content-model/content-files.ts';
import { formatJson } from '../../content-model/content-json.ts';
import { UserError } from '../../content-model/problems.ts';
import { type JsonFiles, oldestVersion, upgradeSteps } from '../../content-model/upgrade-steps.ts';
import { writeFileDurable } from '../files.ts';
import { listContent } from './content-source.ts';
import { readJsonValue } from './read-json.ts';

/**
 * Brings the content/ in a folder up to date, except files that cannot be read. Throws a UserError for content of a
 * version that this program does not know.
 */
export async function upgradeContent(folder: string, steps = upgradeSteps): Promise<void> {
  const newestVersion = oldestVersion + steps.length;
  const version = Number(getIn(await readJsonValue(folder, versionFile), ['version']));
  if (version === newestVersion) return;
  if (!(version >= oldestVersion && version < newestVersion)) {
    throw new UserError(
      `Innholdet i ${path.join(folder, 'content')} er skrevet av en annen utgave av programmet: ${versionFile} skal ha versjon ${newestVersion}. Ingenting er endret. Start med den utgaven som skrev det, eller med innholdet som følger med denne.`,
    );
  }
  const files: JsonFiles = new Map();
  for (const file of await listContent(folder)) {
    const value = file.endsWith('.json') ? await readJsonValue(folder, file) : undefined;
    if (value !== undefined) files.set(file, value);
  }
  const before = new Map([...files].map(([file, value]) => [file, formatJson(value)]));
  for (const step of steps.slice(version - oldestVersion)) step(files);
  for (const [file, value] of files) {
    const text = formatJson(value);
    if (text !== before.get(file)) await writeFileDurable(path.join(folder, file), text);
  }
  await writeFileDurable(path.join(folder, versionFile), formatJson({ version: newestVersion }));
}
