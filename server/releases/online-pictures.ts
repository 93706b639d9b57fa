import path from 'node:path';
import { createPictureStore, type PictureStore } from '../../builder/pictures/picture-store.ts';
import type { ReleaseStore, SiteRecord } from './release-store.ts';

/** Returns what finds the pictures of the release that is online while they are not all made. */
export function onlinePictures(root: string, releases: ReleaseStore): () => PictureStore {
  let known: { record: SiteRecord | undefined; pictures: PictureStore } = {
    record: undefined,
    pictures: createPictureStore(root, []),
  };
  return () => {
    const record = releases.onlineRecord();
    if (known.record !== record) {
      const folder = releases.folderOf(releases.online()?.number ?? 0);
      const files = record?.pictures.map((file) => ({ ...file, original: path.join(folder, file.original) }));
      known = { record, pictures: createPictureStore(root, files ?? []) };
    }
    return known.pictures;
  };
}
