import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { ContentError, UserError } from '../../content-model/problems.ts';
import { type ComposedSite, composeSite, renderFile, renderHtmlPage } from '../compose/compose-site.ts';
import { readContentFolder } from '../content/content-source.ts';
import type { CompanyOverrides } from '../content/read-content.ts';
import { readContentProblems } from '../content/read-content.ts';
import type { AssetsOf, InlineScripts } from '../html/html-page.ts';
import { contentTypeOf } from '../output/headers.ts';
import { encodedFolder, encodeInBackground } from '../pictures/encoded-pictures.ts';
import { prerenderEntryOf } from './bundles.ts';
import { buildInlineScripts } from './inline-scripts.ts';

interface DevelopmentSettings {
  root: string;
  port: number;
  overrides: CompanyOverrides;
  /** What answers beside the site. */
  plugins: Plugin[];
}

export async function startDevelopmentServer(settings: DevelopmentSettings): Promise<ViteDevServer> {
  const { root, port, overrides, plugins } = settings;
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    configLoader: 'native',
    plugins: [...plugins, developmentSite(root, overrides)],
    server: { port, strictPort: true, watch: { ignored: (file) => isGenerated(root, file) } },
  });
  return server.listen();
}

/** It shares them with `npm start` without settings. */
const encodedPictures = (root: string) => encodedFolder(path.join(root, 'var'));

/** Whether commands generate a file. A function, because a path may look like a pattern. */
function isGenerated(root: string, file: string): boolean {
  const [folder = ''] = path.relative(root, file).split(path.sep);
  return ['.cache', 'dist', 'var', 'test-results'].includes(folder);
}

/** Renders each page on request. An error in content/ appears in an overlay. */
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
      const respond = async (address: string, response: ServerResponse): Promise<void> => {
        const site = await presentSite();
        const made = await renderFile(site, address);
        if (!made) {
          const { html, status } = await renderHtmlPage(site, address);
          response.statusCode = status;
          return send(response, 'index.html', html);
        }
        if ('body' in made) return send(response, address, made.body);
        if (!made.isEncoded) void encodeInBackground(encodedPictures(root), site.pictures.missing());
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

function send(response: ServerResponse, name: string, body: string | Buffer, cacheControl = 'no-cache') {
  response.setHeader('Content-Type', contentTypeOf(name));
  response.setHeader('Cache-Control', cacheControl);
  response.end(body);
}

/** Collects files that change together, as in a checkout. */
const reloadDelayMs = 50;

/** Updates components, and shows errors in an overlay. */
const developmentHead = '<script type="module" src="/@vite/client"></script>';

function watchSite(server: ViteDevServer, root: string, overrides: CompanyOverrides) {
  let reloading: ReturnType<typeof setTimeout> | undefined;
  let inline: Promise<InlineScripts> | undefined;
  let site: Promise<ComposedSite> | undefined;

  async function composePresent(): Promise<ComposedSite> {
    inline ??= buildInlineScripts(root);
    const [module, scripts] = await Promise.all([server.ssrLoadModule(prerenderEntry), inline]);
    const prerender = prerenderEntryOf(module.default);
    const code = { prerender, assetsOf: developmentAssets, inline: scripts, developmentHead };
    const now = new Date();
    const source = await readContentFolder(root);
    const problems = await readContentProblems(source, now);
    if (problems.length > 0) console.warn(new ContentError(problems).message);
    return composeSite(encodedPictures(root), source, code, overrides, now, { showsAll: true });
  }

  function presentSite(): Promise<ComposedSite> {
    site ??= composePresent();
    return site;
  }

  const isIn = (folder: string, file: string) =>
    !path.relative(path.join(root, folder), file).startsWith('..');

  async function readContentAgain(): Promise<void> {
    try {
      await presentSite();
      server.ws.send({ type: 'full-reload' });
    } catch (error) {
      server.ws.send({ type: 'error', err: toViteError(error) });
    }
  }

  server.watcher.on('all', (_event, file) => {
    if (isIn('content', file)) {
      clearTimeout(reloading);
      reloading = setTimeout(readContentAgain, reloadDelayMs);
    } else if (!isIn('src', file)) return;
    site = undefined;
    if (file.endsWith('.ts')) inline = undefined;
  });
  return presentSite;
}

/** Formats an error for Vite's overlay. Only unexpected errors have a stack. */
function toViteError(error: unknown): { message: string; stack: string } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: error instanceof UserError ? '' : stack };
}

const entry = '/src/app/entry.client.tsx';
const prerenderEntry = '/src/app/entry.prerender.tsx';

/** Styles come with the scripts that import them, so that Vite's client replaces changed ones. */
const developmentAssets: AssetsOf = async () => ({
  entry,
  scripts: [],
  styles: [],
  font: '/src/styles/fonts/schibsted-grotesk.woff2',
});
