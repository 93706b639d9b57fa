import path from 'node:path';
import type { ViteDevServer } from 'vite';
import type { PrerenderEntry } from '../../src/document-head/rendered-page.ts';
import type { FormService } from '../content/read-company.ts';
import { readSite, type Site } from '../content/read-site.ts';
import type { MadeFiles } from '../discovery/discovery-files.ts';
import { buildInlineScripts, type InlineScripts } from '../document/inline-scripts.ts';
import { readCatalog } from '../pictures/catalog.ts';
import { listFilesToMake } from '../pictures/files-to-make.ts';
import { createPictureStore, type PictureStore } from '../pictures/picture-store.ts';
import { siteFiles } from '../site-files.ts';
import { developmentAssets, prerenderEntry } from './development-assets.ts';
import { forBrowser } from './error-in-browser.ts';

/** The current state of the site. Each part is read on first use, and again after a change. */
export interface Sources {
  prerender(): Promise<PrerenderEntry>;
  site(): Promise<Site>;
  files(): Promise<MadeFiles>;
  pictures(): Promise<PictureStore>;
}

/** Many files of content/ may change at once, as when a branch is checked out: they are read together. */
const settlingMilliseconds = 50;

/** Watches content/, labels/ and src/. After a change of words, reloads the page or shows the error over it. */
export function watchSources(
  server: ViteDevServer,
  root: string,
  formService: FormService,
  contentRoot: string,
): Sources {
  let site: Promise<Site> | undefined;
  let files: Promise<MadeFiles> | undefined;
  let pictures: Promise<PictureStore> | undefined;
  let inline: Promise<InlineScripts> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const sources: Sources = {
    prerender: () => server.ssrLoadModule(prerenderEntry).then((entry) => entry.default as PrerenderEntry),
    site: () => {
      site ??= readSite(contentRoot, formService);
      return site;
    },
    files: () => {
      files ??= collectFiles();
      return files;
    },
    pictures: () => {
      pictures ??= sources
        .site()
        .then(({ catalog, placedPictures }) =>
          createPictureStore(root, listFilesToMake(catalog, placedPictures)),
        );
      return pictures;
    },
  };

  async function collectFiles(): Promise<MadeFiles> {
    inline ??= buildInlineScripts(root);
    return siteFiles(root, await sources.site(), {
      prerender: await sources.prerender(),
      assetsOf: developmentAssets(server),
      inline: await inline,
    });
  }

  const isIn = (folder: string, file: string) =>
    !path.relative(path.join(root, folder), file).startsWith('..');

  /** Decodes new pictures for their placeholder colors: no page waits for that, and the next reading has them. */
  async function rememberColors(): Promise<void> {
    await readCatalog(contentRoot, { withColors: true }).catch(showError);
  }

  function showError(error: unknown): void {
    server.ws.send({ type: 'error', err: forBrowser(error) });
  }

  async function readContentAgain(): Promise<void> {
    try {
      await sources.site();
      server.ws.send({ type: 'full-reload' });
      await rememberColors();
    } catch (error) {
      showError(error);
    }
  }

  server.watcher.on('all', (_event, file) => {
    if (isIn('content', file) || isIn('labels', file)) {
      site = undefined;
      pictures = undefined;
      clearTimeout(settling);
      settling = setTimeout(readContentAgain, settlingMilliseconds);
    } else if (!isIn('src', file)) return;
    files = undefined;
    if (file.endsWith('.ts')) inline = undefined;
  });
  void rememberColors();
  return sources;
}
