import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { type Connect, createServer, type HttpServer, type Plugin, type ViteDevServer } from 'vite';
import { renderFile, renderHtmlPage } from '../compose/compose-site.ts';
import type { CompanyOverrides } from '../content/read-company.ts';
import { contentTypeOf } from '../output/headers.ts';
import { createBackgroundEncoder } from '../pictures/encoded-pictures.ts';
import { toViteError, watchSite } from './dev-site.ts';

/** The desk as `npm run dev` serves it. */
interface DevelopmentDesk {
  path: string;
  /** Opens the listener for its API and the form. */
  open: () => Promise<Connect.SimpleHandleFunction>;
}

interface DevelopmentSettings {
  root: string;
  port: number;
  overrides: CompanyOverrides;
  desk: DevelopmentDesk;
}

/** Starts the server of the site and the desk, which always serves their present source. */
export async function startDevelopmentServer(settings: DevelopmentSettings): Promise<ViteDevServer> {
  const { root, port, overrides, desk } = settings;
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    configLoader: 'native',
    plugins: [developmentDesk(root, desk), developmentSite(root, overrides)],
    server: { port, strictPort: true, watch: { ignored: (file) => isGenerated(root, file) } },
  });
  return server.listen();
}

/** Whether commands generate a file. A function, because a path may look like a pattern. */
function isGenerated(root: string, file: string): boolean {
  const [folder = ''] = path.relative(root, file).split(path.sep);
  return ['.cache', 'dist', 'var', 'test-results'].includes(folder);
}

/** The desk has a Vite of its own, so that content/ does not reload it. It starts when the desk is opened. */
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
        host.then(
          (listener) => listener(request, response),
          (error: Error) => {
            // The next request tries again, because the process that holds var/ may have ended.
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

/** Renders each page on request. A change in content/ reloads the page; an error there appears in an overlay. */
function developmentSite(root: string, overrides: CompanyOverrides): Plugin {
  return {
    name: 'site:development',
    apply: 'serve',
    config: () => ({
      optimizeDeps: { entries: ['src/app/entry.client.tsx'] },
      clearScreen: false,
      // Transforms the modules of the first page in parallel, not one by one as they are imported.
      environments: { ssr: { dev: { preTransformRequests: true } } },
    }),
    configureServer(server) {
      const presentSite = watchSite(server, root, overrides);
      const encodeInBackground = createBackgroundEncoder(root);
      const respond = async (address: string, response: ServerResponse): Promise<void> => {
        const site = await presentSite();
        const made = await renderFile(site, address);
        if (!made) {
          const { html, status } = await renderHtmlPage(site, address);
          response.statusCode = status;
          return send(response, 'index.html', html);
        }
        if ('body' in made) return send(response, address, made.body);
        if (!made.isEncoded) void encodeInBackground(site.pictures.missing());
        const cacheControl = made.isEncoded ? 'no-cache' : 'no-store';
        send(response, made.file, await readFile(made.file), cacheControl);
      };
      // Runs after Vite's own middlewares, so that source files have precedence.
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          respond(decodeURI(pathname), response).catch((error) =>
            next(Object.assign(new Error(), toViteError(error))),
          );
        });
      };
    },
  };
}

function send(
  response: ServerResponse,
  name: string,
  body: string | Buffer,
  cacheControl = 'no-cache',
): void {
  response.setHeader('Content-Type', contentTypeOf(name));
  response.setHeader('Cache-Control', cacheControl);
  response.end(body);
}
