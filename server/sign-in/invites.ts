import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { flush } from '../state/durable.ts';

export const inviteMinutes = 15;

/** What follows `#` reaches no server, log or referrer. */
export const inviteLink = (origin: string, code: string) => `${origin}/inn#${code}`;

/** An invite for a terminal. */
export function inviteText(origin: string, code: string): string {
  const link = inviteLink(origin, code);
  return `Åpne lenken på telefonen, eller rett kameraet mot koden. Lenken virker én gang, i ${inviteMinutes} minutter.

${link}

${renderUnicodeCompact(link, { border: 2 })}`;
}

/**
 * Links that let one more device in, each an empty file, `<hash of the code>-<time>`: the command and the server make
 * them side by side, and a file of another user needs no reading. Deleting the file spends it, once.
 */
export function createInvites(folder: string) {
  const invites = path.join(folder, 'invites');

  /** Returns the code, which is kept nowhere. */
  async function make(): Promise<string> {
    await mkdir(invites, { recursive: true, mode: 0o700 });
    for (const name of await readdir(invites)) {
      if (!isFresh(name)) await rm(path.join(invites, name), { force: true });
    }
    const code = randomBytes(16).toString('base64url');
    await writeFile(path.join(invites, `${hashOf(code)}-${Date.now()}`), '', { mode: 0o600, flag: 'wx' });
    await flush(invites);
    return code;
  }

  const isOpen = async (code: string) => (await find(code)) !== undefined;

  /** The file of an invite that is neither spent nor late. */
  async function find(code: string): Promise<string | undefined> {
    const names = await readdir(invites).catch(() => []);
    return names.find((name) => name.startsWith(`${hashOf(code)}-`) && isFresh(name));
  }

  /** Returns false when it was spent before. */
  async function spend(code: string): Promise<boolean> {
    const name = await find(code);
    if (name === undefined) return false;
    try {
      await unlink(path.join(invites, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
    await flush(invites);
    return true;
  }

  return { make, isOpen, spend };
}

export type Invites = ReturnType<typeof createInvites>;

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** One from a time to come was made before the clock was set back, and nobody knows its age. */
function isFresh(name: string): boolean {
  const age = Date.now() - Number(name.split('-')[1]);
  return age >= 0 && age < inviteMinutes * 60_000;
}
