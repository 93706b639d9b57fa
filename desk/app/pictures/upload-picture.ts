import type { PictureEntry, Pictures } from '../../../schema/pictures.ts';
import { openDocument } from '../store/loading.ts';
import { readEverything } from '../store/overview.ts';
import { upload } from '../store/request.ts';
import { edit, prepareBeforeSaving } from '../store/saving.ts';

interface Uploaded {
  name: string;
  file: string;
}

/** A photo without its words is kept here, and the rest is saved without it. */
prepareBeforeSaving('pictures', (value, saved) =>
  Object.fromEntries(
    Object.entries(value as Pictures).filter(
      ([name, entry]) => name in (saved as Pictures) || missingWords(entry) === 0,
    ),
  ),
);

/**
 * Uploads a photo and gives it an entry among the pictures, which is saved when its words are written. Returns its
 * name. Throws Unreachable or Refused.
 */
export async function uploadPicture(file: File, onProgress: (part: number) => void): Promise<string> {
  const { name, file: stored } = await upload<Uploaded>(file, onProgress);
  const entry: PictureEntry = {
    file: stored,
    photo: true,
    focus: [50, 50],
    alt: { no: '', en: '' },
    caption: { no: '', en: '' },
  };
  await openDocument('pictures');
  edit('pictures', (pictures) => ({ ...(pictures as Pictures), [name]: entry }));
  await readEverything();
  return name;
}

/** How many of the four texts a photo lacks. */
export function missingWords({ alt, caption }: PictureEntry): number {
  return [alt.no, alt.en, caption.no, caption.en].filter((words) => words.trim() === '').length;
}
