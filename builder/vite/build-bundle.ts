import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, createBuilder } from 'vite';
import { dayMs } from '../../common/time.ts';
import { filesBelow, fsync, fsyncFolders } from '../files.ts';
import { compressFile, compression } from '../output/compress.ts';
import { runAll } from '../run-all.ts';
import { inlineScriptsFile, manifestFile } from './bundles.ts';
import { buildInlineScripts } from './inline-scripts.ts';

/** Avoids the temporary bundle that Vite writes next to its config. */
const configLoader = 'native';
/** The new one, and the one before, to which an update may go back. */
const maxBuildsKept = 2;

async function main([part = '', folder = '']: readonly string[]): Promise<void> {
  const root = path.join(import.meta.dirname, '../..');
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  const files = path.join(unfinished, 'files');
  if (part === 'site') await buildSiteCode(root, unfinished, files);
  else
    await build({
      configFile: path.join(root, 'desk/app/vite.config.ts'),
      configLoader,
      logLevel: 'warn',
      build: { outDir: files, emptyOutDir: true, reportCompressedSize: false },
    });
  const names = await filesBelow(files);
  await runAll(names.map((name) => () => compressFile(path.join(files, name), compression.bundle)));
  // Before its key stands, so that no power failure leaves half a bundle under it.
  await runAll((await filesBelow(unfinished)).map((name) => () => fsync(path.join(unfinished, name))));
  await fsyncFolders(unfinished);
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await stat(folder).catch(() => null))) throw error;
  });
  await removeOldBuilds(path.dirname(folder), part);
}

async function buildSiteCode(root: string, folder: string, files: string): Promise<void> {
  const builder = await createBuilder({
    configFile: path.join(root, 'vite.config.ts'),
    configLoader,
    logLevel: 'warn',
    environments: {
      client: { build: { outDir: files, emptyOutDir: true } },
      // Bundles React for production, because React for development renders three times as slowly.
      ssr: {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { outDir: path.join(folder, 'prerender') },
      },
    },
  });
  await builder.buildApp();
  await rename(path.join(files, '.vite/manifest.json'), path.join(folder, manifestFile));
  await rm(path.join(files, '.vite'), { recursive: true });
  await writeFile(path.join(folder, inlineScriptsFile), JSON.stringify(await buildInlineScripts(root)));
}

async function removeOldBuilds(store: string, part: string): Promise<void> {
  const names = (await readdir(store)).filter((name) => name.startsWith(`${part}-`));
  const found = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(store, name))).mtimeMs })),
  );
  const old = found
    .sort((a, b) => b.time - a.time)
    .filter(({ name, time }, index) =>
      name.includes('.') ? Date.now() - time > dayMs : index >= maxBuildsKept,
    );
  for (const { name } of old) await rm(path.join(store, name), { recursive: true, force: true });
}

await main(process.argv.slice(2));
