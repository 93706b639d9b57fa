import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const project = path.join(import.meta.dirname, '../..');

/** The desk has its own Vite, since the site's reloads its pages when content/ changes. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/rediger/',
  publicDir: false,
  cacheDir: path.join(project, '.cache/desk/app'),
  plugins: [react()],
  // One script needs no preloading.
  build: { modulePreload: false },
  // The tokens and fonts are the site's, the shape of facts is in content-model/.
  server: { fs: { allow: [project] } },
  clearScreen: false,
});
