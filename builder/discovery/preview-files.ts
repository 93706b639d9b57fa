import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Placements, TextName } from '../../schema/content.ts';
import type { Language } from '../../tables/languages.ts';
import type { Route, ScreenName } from '../../tables/routes.ts';
import type { Site } from '../content/read-site.ts';
import { keptFile } from '../kept-files.ts';
import type { SiteRoute } from '../news/site-routes.ts';
import type { FileKeys, MadeFiles, RouteHeads } from './made-files.ts';
import { cutPicture, drawPreview, previewHash } from './preview-picture.ts';

/** The address of the preview of a page. */
export function previewFile({ screen, file }: Pick<Route, 'screen' | 'file'>, language: string): string {
  return path.posix.join('/previews', language, `${file ?? screen}.jpg`);
}

/** The link preview of every page in each of its languages. `keys` gets what each is made of. */
export function previewFiles(
  root: string,
  site: Site,
  routes: readonly SiteRoute[],
  headsOf: (route: SiteRoute) => Promise<RouteHeads>,
  keys: FileKeys,
): MadeFiles {
  const files: MadeFiles = new Map();
  let last: { original: string; pixels: Promise<Buffer> } | undefined;
  const cutOnce = (original: string) => {
    if (last?.original !== original) last = { original, pixels: cutPicture(original) };
    return last.pixels;
  };

  const plan = async (route: SiteRoute, language: Language) => {
    const { heading = '' } = (await headsOf(route))[language] ?? {};
    const picture = site.catalog.get(topPicture(site.placements, route) ?? '');
    if (!picture) throw new Error(`The page «${heading}» has no picture for its preview`);
    const words = { heading: heading.replaceAll('\u00ad', ''), firm: site.company.name };
    const draw = async () => drawPreview(await cutOnce(picture.original), words);
    return { hash: previewHash(picture.file, words), draw };
  };

  // Pages with the same picture follow one another, so that it is decoded once.
  const pictureOf = (route: SiteRoute) => topPicture(site.placements, route) ?? '';
  const sorted = routes.toSorted((one, other) => pictureOf(one).localeCompare(pictureOf(other)));
  for (const route of sorted) {
    for (const language of route.languages) {
      const address = previewFile(route, language);
      keys.set(address, async () => (await plan(route, language)).hash);
      files.set(address, async () => {
        const { hash, draw } = await plan(route, language);
        return readFile(await keptFile(root, `${hash}.jpg`, draw));
      });
    }
  }
  return files;
}

/** The name of the picture at the top of a page; that of the front page where a screen has none. */
function topPicture(placements: Placements, { screen, article }: SiteRoute): string | undefined {
  if (article) return article.picture ?? placements.shared.fallback;
  const placed: Partial<Record<ScreenName, Placements[Exclude<TextName, 'shared'>]>> = placements;
  const pictures = placed[screen] ?? placements.home;
  if ('hero' in pictures) return pictures.hero[0];
  return 'banner' in pictures ? pictures.banner : pictures.picture;
}
