import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { screenFolder } from '../../tables/routes.ts';
import type { AssetsOf, InlineStyle } from '../document/compose-document.ts';

const entry = '/src/app/entry.client.tsx';
export const prerenderEntry = '/src/app/entry.prerender.tsx';

/**
 * The assets of a screen in the development server. The styles are inlined in the document, as in a build, so that
 * the page has its styles before the scripts run. Vite's client replaces them when they change.
 */
export function developmentAssets(server: ViteDevServer): AssetsOf {
  const graph = server.environments.ssr.moduleGraph;

  async function stylesOf(folder: string): Promise<InlineStyle[]> {
    const start = await graph.getModuleByUrl(prerenderEntry);
    const sheets = new Set<EnvironmentModuleNode>();
    if (start) collect(start, `/src/screens/${folder}/`, sheets, new Set());
    return Promise.all([...sheets].map(({ url, file }) => readStyle(url, file ?? url)));
  }

  async function readStyle(url: string, devId: string): Promise<InlineStyle> {
    const { default: css } = await server.ssrLoadModule(`${url}?inline`);
    return { css, devId };
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

/** Collects the style sheets of a module in import order, as a bundler does. Skips the other screens. */
function collect(
  node: EnvironmentModuleNode,
  screen: string,
  sheets: Set<EnvironmentModuleNode>,
  seen: Set<EnvironmentModuleNode>,
): void {
  if (seen.has(node)) return;
  seen.add(node);
  if (/\/src\/screens\/(?!error\/)/.test(node.url) && !node.url.startsWith(screen)) return;
  for (const imported of node.importedModules) collect(imported, screen, sheets, seen);
  if (node.url.endsWith('.css')) sheets.add(node);
}
