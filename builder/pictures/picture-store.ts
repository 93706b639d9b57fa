import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../content/read-site.ts';
import { encodePictures, pictureCache } from './encode.ts';

export async function createPictureStore(root: string, { catalogue, places }: Site) {
  return {
    make: async (name: string) => {
      const file = path.join(root, pictureCache, name);
      return existsSync(file) ? file : undefined;
    },
    makeAll: async (_onProgress: (done: number, total: number) => void, _signal?: AbortSignal) => {
      const { files } = await encodePictures(root, catalogue, places);
      return files.length;
    },
    names: (await encodePictures(root, catalogue, places)).files.map((file) => path.basename(file)),
  };
}

export type PictureStore = Awaited<ReturnType<typeof createPictureStore>>;
