import { type HTMLElement, parse } from 'node-html-parser';
import { anchors } from '../../tables/anchors.ts';
import type { ScreenName } from '../../tables/routes.ts';
import { BuildFailure } from '../failure.ts';

/** A finished document. */
export interface CheckedDocument {
  address: string;
  html: string;
  screen: ScreenName;
}

/**
 * Checks that every link inside the site has a target, and that every page has its anchors: a mistake in the code, since
 * the check of content/ has read the owner's links. `files` are the addresses of all other files. Throws a BuildFailure.
 */
export function checkLinks(documents: readonly CheckedDocument[], files: ReadonlySet<string>): void {
  const pages = new Map(documents.map((page) => [page.address, { ...page, root: parse(page.html) }]));
  for (const { address, screen, root } of pages.values()) {
    for (const part of root.querySelectorAll('#root, template')) {
      for (const href of linksOf(part)) checkLink(address, href, part);
      for (const anchor of screen in anchors ? anchors[screen as keyof typeof anchors] : []) {
        if (!has(part, anchor))
          throw new BuildFailure(`${address} lacks the anchor "${anchor}" of tables/anchors.ts.`);
      }
    }
  }

  function checkLink(from: string, href: string, part: HTMLElement): void {
    const [target = '', anchor] = href.split('#');
    const page = pages.get(target || from);
    if (!page && !files.has(target))
      throw new BuildFailure(`${from} links to ${href}, which does not exist.`);
    const inside = target && page ? page.root : part;
    if (anchor && !has(inside, anchor)) {
      throw new BuildFailure(`${from} links to ${href}, but that page has no "${anchor}".`);
    }
  }
}

const has = (part: HTMLElement, id: string) => part.querySelector(`[id="${id}"]`) !== null;

function linksOf(part: HTMLElement): string[] {
  const all = part.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
  return all.filter((href) => /^[/#]/.test(href));
}
