import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PrerenderEntry } from '../../src/app/rendered-page.ts';
import type { BuiltCode } from '../compose/site-files.ts';
import type { InlineScripts } from '../document/compose-document.ts';
import { BuildFailure } from '../failure.ts';
import { codeKey } from './code-key.ts';
import { codeFolders, inlineFile, manifestFile, prerenderFile } from './code-store.ts';
import { manifestAssets } from './manifest-assets.ts';

/**
 * Returns the built code of the site: from the store, or built now. `onBuild` is called before a build, which takes
 * some seconds.
 */
export async function builtCode(root: string, onBuild: () => void = () => {}): Promise<BuiltCode> {
  const folder = await ensureBuilt(root, 'site', onBuild);
  const files = path.join(folder, 'files');
  const manifest = JSON.parse(await readFile(path.join(folder, manifestFile), 'utf8'));
  const inline: InlineScripts = JSON.parse(await readFile(path.join(folder, inlineFile), 'utf8'));
  const entry = pathToFileURL(path.join(folder, prerenderFile));
  const prerender = (await import(entry.href)).default as PrerenderEntry;
  return { key: path.basename(folder), files, prerender, assetsOf: manifestAssets(files, manifest), inline };
}

/** Returns the folder of the desk's built page, as `builtCode` does for the site. */
export async function builtPage(root: string, onBuild: () => void = () => {}): Promise<string> {
  return path.join(await ensureBuilt(root, 'desk', onBuild), 'files');
}

async function ensureBuilt(root: string, name: 'site' | 'desk', onBuild: () => void): Promise<string> {
  const folder = path.join(root, codeFolders, `${name}-${await codeKey(root, name)}`);
  if (existsSync(folder)) {
    // What has been used lately is kept.
    const now = new Date();
    await utimes(folder, now, now);
  } else {
    onBuild();
    await buildInChild(root, name, folder);
  }
  return folder;
}

/** Builds in a process of its own, which gives its memory back: a bundler needs more than all the rest. */
async function buildInChild(root: string, name: string, folder: string): Promise<void> {
  const program = path.join(root, 'builder/code/build-code.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, name, folder], {
    cwd: root,
    // A test may be the first to ask for it, and everybody gets it from the store.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stderr.on('data', (part) => said.push(part));
  const stop = () => child.kill();
  process.on('exit', stop);
  const [status] = await once(child, 'close');
  process.off('exit', stop);
  if (status !== 0)
    throw new BuildFailure(`Koden kunne ikke bygges.\n${Buffer.concat(said).toString().trim()}`);
}
