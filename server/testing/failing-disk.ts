import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const changes = ['link', 'mkdir', 'open', 'rename', 'rm', 'symlink', 'writeFile'] as const;
const real = { ...fs };

/** Removes the last file of a folder, as a deletion that is interrupted. */
async function removeSomeFile(folder: string): Promise<void> {
  const entries = await real.readdir(folder, { withFileTypes: true }).catch(() => []);
  const last = entries.filter((entry) => entry.isFile()).at(-1);
  if (last) await real.rm(path.join(folder, last.name));
}

/** Runs `work` on a disk that fails from a step on. Returns whether the step was reached. */
export async function failAt(
  step: number,
  work: () => Promise<unknown>,
  names: readonly (typeof changes)[number][] = changes,
): Promise<boolean> {
  let left = step;
  for (const name of names) {
    const counted = async (...args: unknown[]) => {
      left -= 1;
      if (left === 0 && name === 'rm') await removeSomeFile(String(args[0]));
      if (left <= 0) throw new Error('The disk fails.');
      return Reflect.apply(real[name], fs, args);
    };
    Object.assign(fs, { [name]: counted });
  }
  syncBuiltinESMExports();
  await work().catch(() => {});
  Object.assign(fs, real);
  syncBuiltinESMExports();
  return left <= 0;
}
