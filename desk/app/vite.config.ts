import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the desk's own page. The development server must not serve it, because that server reloads every page it
 * serves when content/ changes. Only the page beside the fields should reload.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/rediger/',
  publicDir: false,
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: path.join(import.meta.dirname, '../../.cache/desk/app'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
});
