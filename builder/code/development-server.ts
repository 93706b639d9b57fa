import path from 'node:path';
import { type Connect, createServer, type HttpServer, type Plugin, type ViteDevServer } from 'vite';
import type { HostFacts } from '../content/read-company.ts';
import { developmentSite } from './development-site.ts';

/** The address of the desk's page, and what opens that which answers its requests below `api/`, and the form's. */
interface DevelopmentDesk {
  path: string;
  open: () => Promise<Connect.SimpleHandleFunction>;
}

interface DevelopmentSettings {
  root: string;
  port: number;
  host: HostFacts;
  desk: DevelopmentDesk;
}

/** Starts the one development server: the site, and the desk beside it, each as its source is now. */
export async function startDevelopmentServer(settings: DevelopmentSettings): Promise<ViteDevServer> {
  const { root, port, host, desk } = settings;
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    configLoader: 'native',
    plugins: [developmentDesk(root, desk), developmentSite(root, host)],
    server: { port, strictPort: true, watch: { ignored: (file) => isMade(root, file) } },
  });
  return server.listen();
}

/** Whether a file of the project is one that commands write. A function, since a path may look like a pattern. */
function isMade(root: string, file: string): boolean {
  const [folder = ''] = path.relative(root, file).split(path.sep);
  return ['.cache', 'dist', 'var', 'test-results'].includes(folder);
}

/**
 * Serves the desk's page by a Vite of its own, which a change of content/ does not reload. It starts when somebody opens
 * the desk, as the API does, so that the site need not wait for them.
 */
function developmentDesk(root: string, { path: deskPath, open: openHost }: DevelopmentDesk): Plugin {
  return {
    name: 'desk:development',
    configureServer(server) {
      let opened: Promise<ViteDevServer> | undefined;
      let host: Promise<Connect.SimpleHandleFunction> | undefined;
      const open = () => {
        opened ??= createServer({
          configFile: path.join(root, 'desk/app/vite.config.ts'),
          logLevel: 'warn',
          server: { middlewareMode: true, ws: { server: server.httpServer as HttpServer } },
        });
        return opened;
      };
      server.httpServer?.on('close', async () => (await opened)?.close());
      server.middlewares.use((request, response, next) => {
        const { url = '' } = request;
        if (!url.startsWith(`${deskPath}api/`) && !url.startsWith('/melding/')) return next();
        host ??= openHost();
        host.then(
          (answer) => answer(request, response),
          (error: Error) => {
            // Whoever holds the folder may give it back.
            host = undefined;
            console.error(error.message);
            response.writeHead(503, { 'Content-Type': 'application/json' });
            response.end(JSON.stringify({ message: error.message }));
          },
        );
      });
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(deskPath)) return next();
        open().then((page) => page.middlewares(request, response, next), next);
      });
    },
  };
}
