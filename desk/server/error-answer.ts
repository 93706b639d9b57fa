import { BuildFailure } from '../../builder/failure.ts';
import { HttpError } from '../../server/http-error.ts';

export const diskIsFull =
  'Disken er full. Frigjør plass på den, eller si fra til den som hjelper dere. Prøv så igjen.';

/** What to tell the owner of any error. One that nobody has foreseen is printed for the person who helps. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof BuildFailure) return new HttpError(422, error.message);
  const { code = '', path = '', dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  if (['ENOSPC', 'EDQUOT'].includes(code)) return new HttpError(507, diskIsFull);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code) && dest !== '') {
    const file = dest.replaceAll('\\', '/').replace(/^.*\/(?=(content|var)\/)/, '');
    return new HttpError(
      422,
      `${file} er skrivebeskyttet og kan ikke endres. Ta bort skrivebeskyttelsen, eller be den som hjelper deg, om det.`,
    );
  }
  console.error(error);
  return new HttpError(
    500,
    'Noe gikk galt som ikke skulle skje. Ta bilde av tekstvinduet, og send det til den som hjelper deg.',
  );
}
