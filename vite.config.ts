import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What only some pages need. All else is one script, because every request takes a phone on a slow connection long. */
const ofSomePages =
  /\/src\/(screens|contact|gallery|agreement|hero|season-timeline)\/|\/yet-another-react-lightbox\//;

/** Shared by `npm run dev` and `npm run build`. The plugins that render documents are in builder/vite. */
export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react()],
  // Without a hash for each name, which no compression makes smaller. No two sheets have the same file name.
  css: { modules: { generateScopedName: '[name]-[local]' } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: 'src/app/entry.client.tsx',
          checks: { pluginTimings: false },
          output: { codeSplitting: { groups: [{ name: 'entry', test: (id) => !ofSomePages.test(id) }] } },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.cache/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        // One file, because a chunk that imports from the entry would get a second copy of it.
        rolldownOptions: {
          input: 'src/app/entry.prerender.tsx',
          checks: { pluginTimings: false },
          output: { codeSplitting: false },
        },
      },
    },
  },
});
