import path from 'node:path';
import { getIn } from '../../common/json.ts';
import { versionFile } from '../../content-model/content-files.ts';
import { formatJson, jsonValue } from '../../content-model/content-json.ts';
import { UserError } from '../../content-model/problems.ts';
import { type JsonFiles, oldestVersion, upgradeSteps } from '../../content-model/upgrade-steps.ts';
import { writeFileDurable } from '../files.ts';
import { readContentFolder } from './content-source.ts';

/**
 * Brings the documents of content/ up to date, except those that are no JSON. Throws a UserError for a version that this
 * program does not know; `place` says in it where they are.
 */
export function upgradeDocuments<Json extends string | Buffer>(
  documents: ReadonlyMap<string, Json>,
  place: string,
  steps = upgradeSteps,
): ReadonlyMap<string, Json | string> {
  const readValue = (file: string) => jsonValue(file, documents.get(file));
  const newestVersion = oldestVersion + steps.length;
  const version = Number(getIn(readValue(versionFile), ['version']));
  if (version === newestVersion) return documents;
  if (!(version >= oldestVersion && version < newestVersion)) {
    throw new UserError(
      `Innholdet i ${place} er skrevet av en annen utgave av programmet: ${versionFile} skal ha versjon ${newestVersion}. Ingenting er endret. Start med den utgaven som skrev det, eller med innholdet som følger med denne.`,
    );
  }
  const files: JsonFiles = new Map();
  for (const file of documents.keys()) {
    const value = readValue(file);
    if (value !== undefined) files.set(file, value);
  }
  for (const step of steps.slice(version - oldestVersion)) step(files);
  files.set(versionFile, { version: newestVersion });
  const upgraded = [...files].map(([file, value]): [string, string] => [file, formatJson(value)]);
  return new Map<string, Json | string>([...documents, ...upgraded]);
}

/** Brings the content/ in a folder up to date. Throws as `upgradeDocuments` does. */
export async function upgradeContent(folder: string, steps = upgradeSteps): Promise<void> {
  const { files: documents } = await readContentFolder(folder);
  const upgraded = upgradeDocuments(documents, path.join(folder, 'content'), steps);
  // The version comes last, so that a run that is ended in between begins again.
  const ordered = [...upgraded].sort(([a], [b]) => Number(a === versionFile) - Number(b === versionFile));
  for (const [file, text] of ordered)
    if (text !== documents.get(file)) await writeFileDurable(path.join(folder, file), text);
}
