import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const project = path.join(import.meta.dirname, '../..');

/** The desk's own page, served by a Vite of its own: that of the site reloads its pages when content/ changes. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/rediger/',
  publicDir: false,
  cacheDir: path.join(project, '.cache/desk/app'),
  plugins: [react()],
  // The tokens and the fonts are the site's, the shape of facts is that of schema/.
  server: { fs: { allow: [project] } },
  clearScreen: false,
});
