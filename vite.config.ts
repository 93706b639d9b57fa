import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { site } from './site.config.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  plugins: [react()],
  define: {
    __FORM_ENDPOINT__: JSON.stringify(process.env.FORM_ENDPOINT ?? site.formEndpoint),
    __BUILD_YEAR__: new Date().getFullYear(),
  },
  css: {
    modules: {
      // Readable, short, and the same in the document and in the scripts: Footer, Footer-link.
      generateScopedName: (name, file) => {
        const part = basename(file).replace('.module.css', '');
        return name === part.toLowerCase() ? part : `${part}-${name}`;
      },
    },
  },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
