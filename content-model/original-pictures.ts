import { minOriginalWidth } from '../common/original-size.ts';
import { problemAt } from './check-file.ts';
import { pictureFile, pictureSchema } from './pictures.ts';
import type { ContentProblem } from './problems.ts';

/** What the check needs to know of an original: its format, and its pixels when it is upright. */
interface OriginalPicture {
  format: string;
  width: number;
  height: number;
}

/** By their names: null for an unreadable one. */
export type OriginalPictures = ReadonlyMap<string, OriginalPicture | null>;

/** Returns what is wrong with the photo of a name. */
export function findPhotoProblems(name: string, photos: OriginalPictures): ContentProblem[] {
  const predicate = whyUnusable(photos.get(name));
  return predicate ? [problemAt(pictureSchema, [], predicate, pictureFile(name))] : [];
}

function whyUnusable(original: OriginalPicture | null | undefined): string | null {
  if (!original) return 'kan ikke leses: hent det på nytt, og legg det til under et nytt navn';
  if (original.format !== 'webp') return `er i formatet ${original.format}: last det opp under Bilder`;
  if (original.width < minOriginalWidth)
    return `er bare ${original.width} piksler bredt: det må være minst ${minOriginalWidth}, så bruk originalen fra kameraet`;
  return null;
}
