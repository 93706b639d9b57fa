import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortClassNames } from './builder/code/class-names.ts';
import { sharedChunks } from './builder/code/shared-chunks.ts';

const root = import.meta.dirname;

/** What `npm run dev` and `npm run build` share. The plugins that render documents are in builder/code. */
export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  plugins: [react()],
  css: {
    // While developing, a class tells where it comes from.
    modules: { generateScopedName: command === 'build' ? shortClassNames(root) : '[name]-[local]' },
  },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          // No script imports these sheets: documents load or inline them where they are needed.
          input: [
            'src/app/entry.client.tsx',
            'src/styles/print.css',
            'src/notice/notice.css',
            'src/notice/long-notice.css',
          ],
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.cache/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        // One file: a chunk that imports from the entry would get a second copy of it.
        rolldownOptions: { input: 'src/app/entry.prerender.tsx', output: { codeSplitting: false } },
      },
    },
  },
}));
