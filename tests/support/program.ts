import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { root } from './site.ts';

/** Copies the project's own files, and links its caches. */
export function copyFiles(copy: string): void {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], options);
  for (const file of listed.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    if (file === 'node_modules') continue;
    cpSync(path.join(root, file), path.join(copy, file), { preserveTimestamps: true });
  }
  for (const store of ['.cache/code', '.cache/chromium', 'var/cache']) {
    mkdirSync(path.join(root, store), { recursive: true });
    mkdirSync(path.dirname(path.join(copy, store)), { recursive: true });
    symlinkSync(path.join(root, store), path.join(copy, store), 'junction');
  }
}

/** Starts a command. Returns a function that stops it. */
export async function startProgram(
  command: 'dev' | 'start',
  folder: string,
  url: string,
  environment: Record<string, string>,
): Promise<() => Promise<void>> {
  const program = spawn(process.execPath, ['--import', 'tsx', `commands/${command}.ts`], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = async () => (await fetch(url).catch(() => null))?.status ?? 500;
  await expect.poll(status, { timeout: 120_000 }).toBeLessThan(500);
  return async () => {
    program.kill();
    await once(program, 'exit');
  };
}
