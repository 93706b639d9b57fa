import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';

/** What the prerender entry exports. */
export type PrerenderEntry = typeof import('../../src/app/entry.prerender.tsx');

export interface Bundle {
  manifest: Manifest;
  prerender: PrerenderEntry;
  /** The scripts that stand in the document itself, ready to be hashed. */
  inline: { beforePaint: string; afterDocument: string };
}

/** What most screens need is one file: a phone on a bad line pays for every request. */
const sharedSource =
  /src\/(?!screens|gallery|contact|hero|news|app\/entry|consent\/ConsentDialog|ui\/ImageTextRow)|node_modules\/(react|scheduler)/;

/** Builds the client, the prerender entry and the two inline scripts with Vite. `output` receives the client. */
export async function bundle(
  root: string,
  output: string,
  workFolder: string,
  mode: string,
): Promise<Bundle> {
  const shared: InlineConfig = {
    root,
    mode,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
  };
  await build({
    ...shared,
    build: {
      outDir: output,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: path.join(root, 'src/app/entry.client.tsx'),
        output: {
          // Six characters tell versions of a file apart; every one more stands in the scripts twenty times.
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: { groups: [{ name: 'shared', test: sharedSource }] },
        },
      },
      // Takes 0.5 kB more off React than Vite's own (npm run size). `wrap_func_args` tells V8 to parse React once
      // and in the background (docs/decisions/0007-terser.md).
      minify: mode === 'production' && 'terser',
      terserOptions: {
        ecma: 2020,
        format: { wrap_func_args: true },
        compress: {
          passes: 2,
          unsafe_arrows: true,
          unsafe_methods: true,
          loops: false,
          reduce_funcs: false,
          collapse_vars: false,
        },
      },
    },
  });
  const manifest = JSON.parse(await readFile(path.join(output, '.vite/manifest.json'), 'utf8'));
  // For the build alone: the visitor has no use for it.
  await rm(path.join(output, '.vite'), { recursive: true });
  const server = path.join(workFolder, 'prerender');
  await build({
    ...shared,
    build: {
      ssr: path.join(root, 'src/app/entry.prerender.tsx'),
      outDir: server,
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
  return {
    manifest,
    prerender: await import(pathToFileURL(path.join(server, 'entry.prerender.js')).href),
    inline: {
      beforePaint: await inlineScript(shared, 'before-paint'),
      afterDocument: await inlineScript(shared, 'after-document'),
    },
  };
}

async function inlineScript(shared: InlineConfig, name: string): Promise<string> {
  const result = await build({
    ...shared,
    build: {
      write: false,
      copyPublicDir: false,
      lib: {
        entry: path.join(shared.root ?? '', `src/inline/${name}.ts`),
        formats: ['iife'],
        name: 'inline',
      },
      minify: true,
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`src/inline/${name}.ts was not built`);
  return output.output[0].code.trim();
}
