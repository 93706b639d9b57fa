import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LaunchOptions } from '@playwright/test';
import { root } from './site.ts';

/** The headless shell first: it starts and paints much faster than the whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** docs/testing.md has the order of browsers. */
export async function launchOptions(): Promise<LaunchOptions> {
  // Runs as root in a container, without a graphics card.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  // A spare renderer process takes a twentieth of all time.
  args.push('--renderer-process-limit=1');
  const executablePath = process.env.CHROMIUM_PATH ?? findOnPath();
  if (executablePath) return { args, executablePath };
  if (process.platform === 'linux' && process.arch === 'x64') return { args, ...(await packagedBrowser()) };
  return { args };
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((file) => existsSync(file));
}

/** Unpacks the Chromium of @sparticuz/chromium on first use. */
async function packagedBrowser(): Promise<LaunchOptions> {
  const folder = path.join(root, '.cache/chromium');
  if (!existsSync(path.join(folder, 'chromium'))) await unpackBrowser(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
}

async function unpackBrowser(folder: string): Promise<void> {
  const packaged = path.join(root, 'node_modules/@sparticuz/chromium');
  // The package unpacks the libraries only on one company's servers.
  const { inflate } = await import(pathToFileURL(path.join(packaged, 'build/esm/lambdafs.js')).href);
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  // It unpacks into the folder for temporary files.
  const temporary = tmpdir();
  process.env.TMPDIR = unfinished;
  for (const file of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) {
    await inflate(path.join(packaged, 'bin', file));
  }
  process.env.TMPDIR = temporary;
  const fonts = `<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
  await writeFile(path.join(unfinished, 'fonts.conf'), fonts);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
