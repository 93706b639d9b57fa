import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withFormService } from './builder/config/form-service.ts';
import { site as config } from './site.config.ts';

const root = import.meta.dirname;
const site = withFormService(config, process.env);

export default defineConfig({
  root,
  plugins: [react()],
  define: {
    __FORM_ENDPOINT__: JSON.stringify(site.formEndpoint),
    __FORM_ANSWER_IS_READABLE__: site.formAnswerIsReadable,
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
