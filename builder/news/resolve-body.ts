import type { ArticleNode } from '../../src/content/article.ts';
import { articlePath, readAddress } from '../../src/routing/paths.ts';
import { defaultLanguage, type Language } from '../../tables/languages.ts';
import type { PictureOf } from '../pictures/place-pictures.ts';
import { slugOf } from './article-name.ts';
import type { WrittenNode } from './markdown.ts';

/** What the text of an article is shown among. */
interface Surroundings {
  language: Language;
  pictureOf: PictureOf;
  /** The languages in which an article has an address. */
  languagesOf: (slug: string) => readonly Language[];
}

/**
 * Looks up the pictures of an article's text, and writes its links as they are now. One to an article that the page's
 * language does not have leads to the Norwegian address.
 */
export function resolveBody(nodes: readonly WrittenNode[], surroundings: Surroundings): ArticleNode[] {
  const { language, pictureOf, languagesOf } = surroundings;
  return nodes.flatMap((node): ArticleNode[] => {
    if (typeof node === 'string') return [node];
    if ('picture' in node) {
      const { name, words } = node.picture;
      return [{ picture: pictureOf(name, 'articleText', 0, words) }];
    }
    const children = resolveBody(node.children, surroundings);
    if (!node.href?.startsWith('/')) return [{ ...node, children }];
    const { pathname, hash } = new URL(node.href, 'https://example.no');
    const { path } = readAddress(decodeURIComponent(pathname));
    if (!path.startsWith(articlePath(''))) return [{ ...node, href: path + hash, children }];
    const isHere = languagesOf(slugOf(path)).includes(language);
    return [{ ...node, href: path, ...(!isHere && { hrefLang: defaultLanguage }), children }];
  });
}
