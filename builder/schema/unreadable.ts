import { ContentError } from '../failure.ts';

/** A file that only somebody who edits it by hand can have broken. `message` is for them, the field for the owner. */
export function unreadable(file: string, line: number, message: string): ContentError {
  const sentence =
    'Kan ikke leses: filen er endret for hånd, og noe i den er feil. Den som hjelper dere, kan rette det.';
  return new ContentError([{ file, line, message, field: { path: [], message: sentence, sentence } }]);
}
