import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileDurable } from '../../builder/files.ts';
import { hashOf } from '../../builder/hash.ts';
import { isLogoFile, logoFile, logoIconFile } from '../../content-model/logo.ts';
import { HttpError } from '../http.ts';
import type { CleanedLogo } from './clean-logo.ts';
import type { DeskContext } from './desk-context.ts';
import { cleanUpload } from './uploads.ts';

/** Cleans a streamed logo, and stores it by the name that the company then has. The same logo sent twice is one. */
export async function receiveLogo(
  { settings, draft }: Pick<DeskContext, 'settings' | 'draft'>,
  body: AsyncIterable<Uint8Array>,
): Promise<{ name: string }> {
  const { png, icon } = await cleanUpload<CleanedLogo>(settings.data, { body, script: 'clean-logo.ts' });
  const bytes = Buffer.from(png, 'base64');
  const name = hashOf(bytes);
  await draft.inTurn(async () => {
    await writeFileDurable(path.join(draft.root, logoIconFile(name)), Buffer.from(icon, 'base64'));
    await writeFileDurable(path.join(draft.root, logoFile(name)), bytes);
  });
  return { name };
}

export async function readLogoFile(root: string, name: string): Promise<Buffer> {
  const file = logoFile(name);
  const bytes = isLogoFile(file) ? await readFile(path.join(root, file)).catch(() => null) : null;
  if (!bytes) throw new HttpError(404, 'Logoen finnes ikke.');
  return bytes;
}
