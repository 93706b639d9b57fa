import path from 'node:path';
import { type Connect, createServer, type HttpServer, type Plugin, type ViteDevServer } from 'vite';
import { deskPath } from './desk-app.ts';

/**
 * Serves the desk from source, with its API and the form. The desk has a Vite of its own, so that content/ does not
 * reload it.
 */
export function developmentDesk(root: string, port: number): Plugin {
  return {
    name: 'desk:development',
    configureServer(server) {
      let page: Promise<ViteDevServer> | undefined;
      let host: Promise<Connect.SimpleHandleFunction> | undefined;
      server.httpServer?.on('close', async () => (await page)?.close());
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request;
        if (!url.startsWith(`${deskPath}api/`) && !url.startsWith('/melding/')) return next();
        host ??= openHost(root, port);
        host.then((listener) => listener(request, response), next);
      });
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(deskPath)) return next();
        page ??= createServer({
          configFile: path.join(root, 'desk/app/vite.config.ts'),
          logLevel: 'warn',
          // A cast, because the type includes servers of HTTP/2, which need certificates.
          server: { middlewareMode: true, ws: { server: server.httpServer as HttpServer } },
        });
        page.then(({ middlewares }) => middlewares(request, response, next), next);
      });
    },
  };
}

async function openHost(root: string, port: number) {
  // Imported on demand, because it takes long to load.
  const { openForDevelopment } = await import('./start.ts');
  return openForDevelopment(root, port);
}
