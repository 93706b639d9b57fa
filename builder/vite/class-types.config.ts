import path from 'node:path';
import { defineConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';

/** For `npm run types`: writes the types of the classes beside each `.module.css`. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../../src'),
  plugins: [patchCssModules({ generateSourceTypes: true })],
});
