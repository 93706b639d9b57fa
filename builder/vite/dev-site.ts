import path from 'node:path';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { screenFolder } from '../../src/screens/routes.ts';
import { type ComposedSite, composeSite } from '../compose/compose-site.ts';
import type { CompanyOverrides } from '../content/read-company.ts';
import { UserError } from '../errors.ts';
import type { AssetsOf, InlineStyle } from '../html/html-page.ts';
import { buildInlineScripts } from './inline-scripts.ts';
import { prerenderEntryOf } from './prerender-entry.ts';

/** Collects files that change together, as in a checkout. */
const reloadDelayMs = 50;

/** Updates styles and components, and shows errors in an overlay. No policy, because inline code changes. */
const developmentHead = '<script type="module" src="/@vite/client"></script>';

/** Composes the site on first use and after changes. One in content/ reloads the page, or shows the error. */
export function watchSite(
  server: ViteDevServer,
  root: string,
  overrides: CompanyOverrides,
): () => Promise<ComposedSite> {
  let reloading: ReturnType<typeof setTimeout> | undefined;
  const inline = memoizeAsync(() => buildInlineScripts(root));
  const site = memoizeAsync(async () => {
    const [module, scripts] = await Promise.all([server.ssrLoadModule(prerenderEntry), inline.get()]);
    const prerender = prerenderEntryOf(module.default);
    const code = { prerender, assetsOf: developmentAssets(server), inline: scripts, developmentHead };
    return composeSite(root, root, code, overrides, null);
  });

  const isIn = (folder: string, file: string) =>
    !path.relative(path.join(root, folder), file).startsWith('..');

  async function readContentAgain(): Promise<void> {
    try {
      await site.get();
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
    site.forget();
    if (file.endsWith('.ts')) inline.forget();
  });
  return site.get;
}

/** Caches a value until it is forgotten. */
function memoizeAsync<Value>(make: () => Promise<Value>) {
  let value: Promise<Value> | undefined;
  const get = () => {
    value ??= make();
    return value;
  };
  const forget = () => {
    value = undefined;
  };
  return { get, forget };
}

/** Formats an error for Vite's overlay. Only unexpected errors have a stack. */
export function toViteError(error: unknown): { message: string; stack: string } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { message, stack: error instanceof UserError ? '' : stack };
}

const entry = '/src/app/entry.client.tsx';
const prerenderEntry = '/src/app/entry.prerender.tsx';

/** Inlines styles as a build does, so that they apply before scripts. Vite's client replaces changed ones. */
function developmentAssets(server: ViteDevServer): AssetsOf {
  const graph = server.environments.ssr.moduleGraph;

  async function stylesOf(folder: string): Promise<InlineStyle[]> {
    const start = await graph.getModuleByUrl(prerenderEntry);
    const sheets = new Set<EnvironmentModuleNode>();
    if (start) collectStyles(start, `/src/screens/${folder}/`, sheets, new Set());
    return Promise.all([...sheets].map(({ url, file }) => readStyle(url, file ?? url)));
  }

  async function readStyle(url: string, devId: string): Promise<InlineStyle> {
    const { default: css } = await server.ssrLoadModule(`${url}?inline`);
    return { css, attributes: { 'data-vite-dev-id': devId } };
  }

  return async (screen, more) => ({
    entry,
    scripts: [],
    styles: [
      ...(await stylesOf(screenFolder(screen))),
      ...(await Promise.all(more.map((file) => readStyle(`/${file}`, file)))),
    ],
    print: '/src/styles/print.css',
    font: '/src/styles/fonts/schibsted-grotesk.woff2',
  });
}

/** Collects style sheets in import order, as a bundler does. Skips the other screens. */
function collectStyles(
  node: EnvironmentModuleNode,
  screen: string,
  sheets: Set<EnvironmentModuleNode>,
  seen: Set<EnvironmentModuleNode>,
): void {
  if (seen.has(node)) return;
  seen.add(node);
  if (/\/src\/screens\//.test(node.url) && !node.url.startsWith(screen)) return;
  for (const imported of node.importedModules) collectStyles(imported, screen, sheets, seen);
  if (node.url.endsWith('.css')) sheets.add(node);
}
