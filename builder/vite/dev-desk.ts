import path from 'node:path';
import { type Connect, createServer, type HttpServer, type Plugin, type ViteDevServer } from 'vite';

type Listener = Connect.SimpleHandleFunction;

/**
 * Serves the desk from source below `deskPath`. It has a Vite of its own, so that content/ does not reload it.
 * `openHost` opens the listener for the desk's API and the form.
 */
export function developmentDesk(root: string, deskPath: string, openHost: () => Promise<Listener>): Plugin {
  return {
    name: 'desk:development',
    configureServer(server) {
      let opened: Promise<ViteDevServer> | undefined;
      let host: Promise<Listener> | undefined;
      const open = () => {
        opened ??= createServer({
          configFile: path.join(root, 'desk/app/vite.config.ts'),
          logLevel: 'warn',
          // A cast, because the type includes servers of HTTP/2, which need certificates.
          server: { middlewareMode: true, ws: { server: server.httpServer as HttpServer } },
        });
        return opened;
      };
      server.httpServer?.on('close', async () => (await opened)?.close());
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request;
        if (!url.startsWith(`${deskPath}api/`) && !url.startsWith('/melding/')) return next();
        host ??= openHost();
        host.then((listener) => listener(request, response), next);
      });
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(deskPath)) return next();
        open().then((page) => page.middlewares(request, response, next), next);
      });
    },
  };
}
