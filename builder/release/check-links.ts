import type { ScreenName } from '../../src/screens/routes.ts';
import { anchors } from '../../tables/anchors.ts';
import { BuildFailure } from '../failure.ts';

export interface CheckedDocument {
  address: string;
  read: () => Promise<string>;
  screen: ScreenName;
  /** It was checked when it was made. */
  isUnchanged?: boolean;
}

/** One language of a document: where its links lead, and its ids. */
interface Part {
  links: readonly string[];
  ids: ReadonlySet<string>;
}

/**
 * Throws a BuildFailure if a link inside the site has no target or a page lacks an anchor: a mistake in the
 * code, as the check of content/ has read the owner's links. `files` are all other addresses.
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

  /** Relies on React's writing: quotes around all attributes, and none in a text. */
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
