import type { ScreenName } from '../../src/screens/routes.ts';
import { anchors } from '../../tables/anchors.ts';
import { BuildFailure } from '../failure.ts';

/** A finished document. */
export interface CheckedDocument {
  address: string;
  read: () => Promise<string>;
  screen: ScreenName;
  /** It was checked when it was made. */
  isUnchanged?: boolean;
}

/** The page of one language in a document: where its links lead, and its ids. */
interface Part {
  links: readonly string[];
  ids: ReadonlySet<string>;
}

/**
 * Checks that every link inside the site has a target, and that every page has its anchors: a mistake in the code, since
 * the check of content/ has read the owner's links. `files` are the addresses of all other files. A document is read when
 * it is new, or when a link names a place in it. Throws a BuildFailure.
 */
export async function checkLinks(
  documents: readonly CheckedDocument[],
  files: ReadonlySet<string>,
): Promise<void> {
  const pages = new Map(documents.map((document) => [document.address, document]));
  const known = new Map<string, Part[]>();
  const anchorsOf: Partial<Record<ScreenName, readonly string[]>> = anchors;
  for (const document of documents) {
    if (document.isUnchanged) continue;
    const { address, screen } = document;
    for (const { links, ids } of await partsOf(document)) {
      for (const href of links) await checkLink(address, href, ids);
      const missing = anchorsOf[screen]?.find((anchor) => !ids.has(anchor));
      if (missing) throw new BuildFailure(`${address} lacks the anchor "${missing}" of tables/anchors.ts.`);
    }
  }

  async function checkLink(from: string, href: string, ids: ReadonlySet<string>): Promise<void> {
    const [target = '', anchor] = href.split('#');
    const page = pages.get(target || from);
    if (!page && !files.has(target))
      throw new BuildFailure(`${from} links to ${href}, which does not exist.`);
    if (!anchor) return;
    const parts = target && page ? await partsOf(page) : [{ ids }];
    if (!parts.some((part) => part.ids.has(anchor)))
      throw new BuildFailure(`${from} links to ${href}, but that page has no "${anchor}".`);
  }

  /** Reads the pages of a document as React has written them: with quotes around all attributes, and none in a text. */
  async function partsOf({ address, read }: CheckedDocument): Promise<Part[]> {
    const before = known.get(address);
    if (before) return before;
    const parts = (await read()).split('<template ').map((part) => ({
      links: valuesIn(part, /<a [^>]*?href="([/#][^"]*)"/g),
      ids: new Set(valuesIn(part, / id="([^"]*)"/g)),
    }));
    known.set(address, parts);
    return parts;
  }
}

const valuesIn = (html: string, attribute: RegExp): string[] =>
  [...html.matchAll(attribute)].map(([, value = '']) => value);
