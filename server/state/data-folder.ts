import { existsSync } from 'node:fs';
import { access, chmod, constants, mkdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { listContent } from '../../builder/content/content-source.ts';
import { upgradeContent } from '../../builder/content/upgrade-content.ts';
import { fsyncFolders, privateFileMode, removeUnfinished, writeFileDurable } from '../../builder/files.ts';
import { errorText } from '../../builder/node-errors.ts';
import { UserError } from '../../content-model/problems.ts';
import type { Settings } from '../settings.ts';

const version = '4';
const versionFile = 'version';
const unfinished = '.content';

/** Photos that are being received, and the state of signing in. */
export const deskFolder = (data: string): string => path.join(data, 'desk');

export async function openDataFolder(
  { content, data }: Pick<Settings, 'content' | 'data'>,
  example: string,
): Promise<void> {
  try {
    await mkdir(data, { recursive: true });
    await access(data, constants.W_OK);
  } catch (error) {
    throw new UserError(`${data} cannot be written. ${errorText(error)}`);
  }
  const isNew = await checkVersion(data);
  if (content === data) await addContent(data, example);
  // Deleting goes by the names of whole files.
  const stores = [path.join(content, 'content'), path.join(data, 'history'), path.join(data, 'messages')];
  for (const store of stores) await removeUnfinished(store);
  await upgradeContent(content);
  if (isNew) await writeFileDurable(path.join(data, versionFile), version, privateFileMode);
  // Lets the web server, another user, reach the site. Private files have their own modes.
  await chmod(data, 0o711);
  const own = [deskFolder(data), path.join(data, 'cache')];
  await hideFromOthers(content === data ? [...own, path.join(data, 'content')] : own);
}

async function hideFromOthers(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
  }
}

/** Returns whether the folder is new. */
async function checkVersion(data: string): Promise<boolean> {
  const found = (await readFile(path.join(data, versionFile), 'utf8').catch(() => '')).trim();
  if (found === version) return false;
  if (found === '') return true;
  throw new UserError(
    `Mappen ${data} er skrevet av en annen utgave av programmet (versjon ${found}, denne leser ${version}). Ingenting er endret. Start med den utgaven som skrev den, eller gi mappen et nytt navn, så begynner denne på en ny.`,
  );
}

async function addContent(data: string, example: string): Promise<void> {
  const content = path.join(data, 'content');
  const copy = path.join(data, unfinished);
  await rm(copy, { recursive: true, force: true });
  if (existsSync(content)) return;
  for (const file of await listContent(example))
    await writeFileDurable(path.join(copy, file), await readFile(path.join(example, file)));
  await fsyncFolders(copy);
  await rename(path.join(copy, 'content'), content);
  await rm(copy, { recursive: true });
}

export async function diskWarning(data: string, minFreeBytes = 1024 ** 3): Promise<string | null> {
  const { bavail, bsize } = await statfs(data);
  const free = bavail * bsize;
  if (free >= minFreeBytes) return null;
  const megabytes = Math.floor(free / 1024 ** 2);
  return `Disken er nesten full: ${megabytes} MB igjen. Si fra til den som hjelper dere.`;
}
