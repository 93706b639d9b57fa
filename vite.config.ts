import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { readableClassNames, shortClassNames } from './builder/vite/class-names.ts';

const root = import.meta.dirname;

/** What `npm run dev` and `npm run build` share. The plugins that render documents are in builder/vite. */
export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  plugins: [react()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortClassNames(path.join(root, 'src')) : readableClassNames,
    },
  },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: 'src/app/entry.client.tsx',
          checks: { pluginTimings: false },
          output: {
            // One file for what several screens need: a phone on a bad line pays for every request.
            codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.cache/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/app/entry.prerender.tsx' },
      },
    },
  },
}));
