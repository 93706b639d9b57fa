import { type HTMLElement, parse } from 'node-html-parser';
import type { Language } from '../../tables/languages.ts';
import { BuildFailure } from '../failure.ts';

/** A document with its address, and the language and screen that name its text file. */
export interface CheckedDocument {
  address: string;
  html: string;
  language: Language;
  screen: string;
}

/**
 * Checks the finished documents: no two pages may have the same title or description, and every link inside the site
 * must have a target. `files` are the addresses of all other files. Throws a BuildFailure.
 */
export function checkSite(documents: readonly CheckedDocument[], files: ReadonlySet<string>): void {
  const pages = new Map(documents.map((page) => [page.address, { ...page, root: parse(page.html) }]));
  const seen = new Map<string, string>();
  for (const { address, language, screen, root } of pages.values()) {
    const file = `content/${language}/${screen}.json`;
    const description = root.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    checkOnce('meta.title', root.querySelector('title')?.text ?? '', file, seen);
    checkOnce('meta.description', description, file, seen);
    for (const part of partsOf(root)) {
      for (const href of linksOf(part)) checkLink(address, href, part);
    }
  }

  function checkLink(from: string, href: string, part: HTMLElement): void {
    const [target = '', anchor] = href.split('#');
    const page = pages.get(target || from);
    if (!page && !files.has(target)) {
      throw new BuildFailure(`Siden ${from} lenker til ${href}, som ikke finnes. Rett lenken.`);
    }
    const inside = target && page ? page.root : part;
    if (anchor && !inside.querySelector(`[id="${anchor}"]`)) {
      throw new BuildFailure(
        `Siden ${from} lenker til ${href}, men «${anchor}» finnes ikke der. Rett lenken.`,
      );
    }
  }
}

function checkOnce(field: string, text: string, file: string, seen: Map<string, string>): void {
  const twin = seen.get(text);
  if (twin) {
    throw new BuildFailure(
      `${file}: ${field} er den samme som i ${twin}: «${text}». Hver side trenger sin egen.`,
    );
  }
  seen.set(text, file);
}

/** The page, and the pages in the templates of the same document. */
function partsOf(root: HTMLElement): HTMLElement[] {
  return root.querySelectorAll('#root, template');
}

function linksOf(part: HTMLElement): string[] {
  const all = part.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
  return all.filter((href) => /^[/#]/.test(href));
}
