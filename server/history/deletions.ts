import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fsync } from '../../builder/files.ts';
import { languageCodes } from '../../common/languages.ts';
import { localizePath } from '../../common/localized-path.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { articlePath } from '../../content-model/paths.ts';
import { photoFile, pictureFile } from '../../content-model/pictures.ts';
import type { Draft } from './draft.ts';
import type { LiveSite } from './live-site.ts';
import type { Publisher } from './publish.ts';
import type { Snapshots } from './snapshots.ts';

interface DeletionSettings {
  draft: Draft;
  snapshots: Snapshots;
  site: LiveSite;
  publisher: Publisher;
  /** The folder of encoded pictures. */
  encoded: string;
}

export type Deletions = ReturnType<typeof createDeletions>;

/**
 * Deletes by name, everywhere, and last from the draft: a deletion that is interrupted is still in the draft, and deleting
 * again is harmless. The functions are for use in the turn of a change of the draft; `publisher.renewAfterDeletion`
 * follows them.
 */
export function createDeletions({ draft, snapshots, site, publisher, encoded }: DeletionSettings) {
  return {
    async deleteArticle(slug: string): Promise<void> {
      const file = articleFile(slug);
      await snapshots.remove(file);
      const folder = site.folder();
      for (const language of folder ? languageCodes : []) {
        const page = localizePath({ path: articlePath(slug), language });
        await rm(path.join(folder ?? '', page), { recursive: true, force: true });
        await removeNamed(path.join(folder ?? '', 'content', language), `article-${slug}`);
      }
      publisher.leaveRun(file);
      await removeFromDraft(draft, [file]);
    },

    /** Deletes a photo with its words, and everything that was made of it. */
    async deletePhoto(name: string): Promise<void> {
      const words = pictureFile(name);
      await snapshots.remove(words);
      const folder = site.folder();
      if (folder) await removeNamed(path.join(folder, 'pictures'), name);
      await removeNamed(encoded, name);
      publisher.leaveRun(words);
      await removeFromDraft(draft, [words, photoFile(name)]);
      // What was being encoded meanwhile.
      await removeNamed(encoded, name);
    },
  };
}

/** Removes the files whose names begin with a name and a dot, which ends it: `tre` is not `tre-2`. */
async function removeNamed(folder: string, name: string): Promise<void> {
  for (const file of await readdir(folder).catch(() => []))
    if (file.startsWith(`${name}.`)) await rm(path.join(folder, file), { force: true });
}

async function removeFromDraft({ root }: Draft, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const target = path.join(root, file);
    if (!existsSync(target)) continue;
    await rm(target);
    await fsync(path.dirname(target));
  }
}
