import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { composeSite, type SiteBundle } from '../../builder/compose/compose-site.ts';
import { placePictures, writeSite } from '../../builder/compose/write-site.ts';
import { linkOrCopy } from '../../builder/files.ts';
import { encodePictures, type PictureStore } from '../../builder/pictures/encoded-pictures.ts';
import { jsonValue } from '../../content-model/content-json.ts';
import { noticeFile, noticeSchema } from '../../content-model/notice.ts';
import type { Deployment } from '../settings.ts';
import type { Documents } from './snapshots.ts';

export type Log = (line: string) => void;

/** Writes the site of documents into a folder, and returns its pictures. */
export type Compose = (documents: Documents, folder: string, log: Log) => Promise<PictureStore>;

interface ComposerSettings {
  /** The folder that has content/ with the notice, which is public as it stands, and the photos. */
  root: string;
  code: SiteBundle;
  /** The folder of encoded pictures. */
  encoded: string;
  deployment: Deployment;
}

export function createComposer({ root, code, encoded, deployment }: ComposerSettings): Compose {
  const { companyOverrides, kind } = deployment;
  // The own machine shows photos themselves until they are encoded.
  const hasPictures = kind !== 'ownMachine';
  let endedInSecond = secondOf(Date.now());
  return async (documents, folder, log) => {
    const source = { root, files: new Map(documents).set(noticeFile, await readNoticeText(root)) };
    const composed = await composeSite(encoded, source, code, companyOverrides, new Date());
    const { pictures } = composed;
    const logProgress = (done: number, total: number) => log(`Bilder: ${done}/${total}`);
    if (hasPictures) await encodePictures(encoded, pictures.missing(), logProgress);
    // Web servers recognize a changed file by its second and its size, which may be the same.
    if (secondOf(Date.now()) === endedInSecond) await nextSecond();
    await writeSite(code, composed, folder);
    if (hasPictures) await placePictures(composed, folder, linkOrCopy);
    endedInSecond = secondOf(Date.now());
    return pictures;
  };
}

const secondOf = (time: number) => Math.floor(time / 1000);

const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000 - (Date.now() % 1000)));

/** Returns notice.json as it is composed: without a notice if the file is missing or damaged. */
async function readNoticeText(root: string): Promise<string> {
  const bytes = await readFile(path.join(root, noticeFile)).catch(() => undefined);
  const { data } = noticeSchema.safeParse(jsonValue(noticeFile, bytes));
  return JSON.stringify(data ?? { notice: null });
}
