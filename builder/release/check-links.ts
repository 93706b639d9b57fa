import type { ScreenName } from '../../src/screens/routes.ts';
import { anchors } from '../../tables/anchors.ts';
import { BuildFailure } from '../failure.ts';

/** A finished document. */
export interface CheckedDocument {
  address: string;
  read: () => Promise<string>;
  screen: ScreenName;
}

/** The page of one language in a document: where its links lead, and its ids. */
interface Part {
  links: readonly string[];
  ids: ReadonlySet<string>;
}

/**
 * Checks that every link inside the site has a target, and that every page has its anchors: a mistake in the code, since
 * the check of content/ has read the owner's links. `files` are the addresses of all other files. Throws a BuildFailure.
 */
export async function checkLinks(
  documents: readonly CheckedDocument[],
  files: ReadonlySet<string>,
): Promise<void> {
  const pages = new Map<string, Part[]>();
  for (const { address, read } of documents) pages.set(address, partsOf(await read()));
  const anchorsOf: Partial<Record<ScreenName, readonly string[]>> = anchors;
  for (const { address, screen } of documents) {
    for (const { links, ids } of pages.get(address) ?? []) {
      for (const href of links) checkLink(address, href, ids);
      const missing = anchorsOf[screen]?.find((anchor) => !ids.has(anchor));
      if (missing) throw new BuildFailure(`${address} lacks the anchor "${missing}" of tables/anchors.ts.`);
    }
  }

  function checkLink(from: string, href: string, ids: ReadonlySet<string>): void {
    const [target = '', anchor] = href.split('#');
    const parts = pages.get(target || from);
    if (!parts && !files.has(target))
      throw new BuildFailure(`${from} links to ${href}, which does not exist.`);
    const isThere = (id: string) => (target && parts ? parts.some((part) => part.ids.has(id)) : ids.has(id));
    if (anchor && !isThere(anchor))
      throw new BuildFailure(`${from} links to ${href}, but that page has no "${anchor}".`);
  }
}

/** Reads the pages of a document as React has written them: with quotes around all attributes, and none in a text. */
function partsOf(html: string): Part[] {
  return html.split('<template ').map((part) => ({
    links: valuesIn(part, /<a [^>]*?href="([/#][^"]*)"/g),
    ids: new Set(valuesIn(part, / id="([^"]*)"/g)),
  }));
}

const valuesIn = (html: string, attribute: RegExp): string[] =>
  [...html.matchAll(attribute)].map(([, value = '']) => value);
