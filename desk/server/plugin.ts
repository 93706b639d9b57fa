import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type HttpServer, type Plugin, type ViteDevServer } from 'vite';
import { developmentSite } from '../../builder/code/development-site.ts';
import { createApi } from './api.ts';
import { workFolder } from './content-files.ts';
import { runBuild } from './run-build.ts';

const address = '/rediger/';

/** Serves the desk at /rediger/ and its API below it. */
export function deskServer(root: string): Plugin {
  return {
    name: 'desk',
    apply: 'serve',
    async configureServer(server) {
      const api = await createApi(root, { build: runBuild(root), preview: editionPreview(root) });
      const app = await createServer({
        configFile: path.join(root, 'desk/app/vite.config.ts'),
        logLevel: 'warn',
        server: { middlewareMode: true, ws: { server: server.httpServer as HttpServer } },
      });
      server.httpServer?.on('close', () => void app.close());
      server.middlewares.use(`${address}api`, (request: IncomingMessage, response: ServerResponse) => {
        void api(request, response);
      });
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(address)) return next();
        // No other site may show the desk in a frame and have the owner click in it.
        response.setHeader('Content-Security-Policy', "frame-ancestors 'none'");
        app.middlewares(request, response, next);
      });
    },
  };
}

/** Returns what serves the site of an edition, on a port of its own; one at a time. Its form leads nowhere. */
function editionPreview(root: string): (folder: string) => Promise<string> {
  let shown: ViteDevServer | undefined;
  return async (folder) => {
    await shown?.close();
    const formService = { formEndpoint: 'https://127.0.0.1/', formAnswerIsReadable: true };
    shown = await createServer({
      configFile: path.join(root, 'vite.config.ts'),
      cacheDir: path.join(root, workFolder, 'edition'),
      plugins: [developmentSite(root, formService, folder)],
      server: { host: '127.0.0.1', port: 0, cors: false, ws: false, watch: null },
      logLevel: 'warn',
    });
    await shown.listen();
    const address = shown.httpServer?.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  };
}
