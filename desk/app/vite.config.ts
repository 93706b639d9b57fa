import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the desk's own page. It is built and not served by the development server, because that server reloads
 * every page it serves when content/ changes: the page beside the fields shall, the fields shall not.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/skrivebord/',
  publicDir: false,
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    outDir: path.join(import.meta.dirname, '../../.cache/skrivebord/app'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
});
