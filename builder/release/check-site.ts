import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { BuildFailure } from '../failure.ts';

/** A finished document: the path it answers, the name of its text file and its HTML. */
interface Page {
  path: string;
  screen: string;
  document: HTMLElement;
}

/** What search results show, in characters; of a title, what stands beside the firm's name, which may be long. */
const lengths = { title: { least: 8, most: 40 }, description: { least: 70, most: 160 } };
const requiredOfFirm = [
  'name',
  'telephone',
  'email',
  'address',
  'areaServed',
  'openingHoursSpecification',
  'url',
];

/**
 * Reads the finished documents as a crawler would. Throws a BuildFailure on a missing or doubled title
 * or description, a broken link or anchor, an alternate that is not mutual, incomplete structured data,
 * and a picture without alternative text. `images` are the addresses of images that may be made later.
 */
export async function checkSite(
  output: string,
  site: { url: string; name: string },
  routes: readonly { path: string; screen: string }[],
  images: ReadonlySet<string> = new Set(),
): Promise<void> {
  const exists = (address: string) => images.has(address) || existsSync(path.join(output, address));
  const pages = await Promise.all(routes.map((route) => readPage(output, route)));
  const seen = new Map<string, string>();
  for (const page of pages) {
    for (const language of ['no', 'en'] as const) checkWords(page, language, site.name, seen);
    checkHead(page, site.url);
    checkStructuredData(page);
    for (const part of partsOf(page.document)) {
      checkPictures(page.path, part);
      checkLinks(page.path, part, pages, exists);
    }
  }
}

async function readPage(output: string, route: { path: string; screen: string }): Promise<Page> {
  const html = await readFile(path.join(output, route.path, 'index.html'), 'utf8');
  return { ...route, document: parse(html) };
}

/** The Norwegian page and the English one of a document. */
function partsOf(document: HTMLElement): HTMLElement[] {
  return ['#root', 'template#en'].flatMap((selector) => document.querySelector(selector) ?? []);
}

function checkWords(
  { screen, document }: Page,
  language: 'no' | 'en',
  name: string,
  seen: Map<string, string>,
): void {
  const template = document.querySelector('template#en');
  const words = {
    title: language === 'no' ? document.querySelector('title')?.text : template?.getAttribute('data-title'),
    description:
      language === 'no'
        ? document.querySelector('meta[name=description]')?.getAttribute('content')
        : template?.getAttribute('data-description'),
  };
  for (const kind of ['title', 'description'] as const) {
    const text = words[kind];
    const where = `content/${language}/${screen}.json: "meta.${kind}"`;
    if (!text) throw new BuildFailure(`${where} is missing. Write what search results show of the page.`);
    const { length } = text.replace(name, '');
    const { least, most } = lengths[kind];
    if (length < least || length > most) {
      throw new BuildFailure(
        `${where} has ${length} characters without the firm's name, it must have ${least} to ${most}: "${text}"`,
      );
    }
    const twin = seen.get(text);
    if (twin)
      throw new BuildFailure(`${where} is the same as in ${twin}: "${text}". Each page needs its own.`);
    seen.set(text, `content/${language}/${screen}.json`);
  }
}

function checkHead({ path: page, document }: Page, siteUrl: string): void {
  const address = (selector: string) => {
    const found = document.querySelectorAll(selector);
    if (found.length !== 1)
      throw new BuildFailure(`${page} has ${found.length} of ${selector} in its head, not one.`);
    return found[0]?.getAttribute('href') ?? '';
  };
  const canonical = address('link[rel=canonical]');
  const expected = {
    canonical: siteUrl + page,
    no: canonical,
    en: `${canonical}?lang=en`,
    'x-default': canonical,
  };
  const alternate = (language: string) => address(`link[rel=alternate][hreflang=${language}]`);
  const actual = { canonical, no: alternate('no'), en: alternate('en'), 'x-default': alternate('x-default') };
  for (const [kind, wanted] of Object.entries(expected)) {
    const is = actual[kind as keyof typeof actual];
    if (is !== wanted)
      throw new BuildFailure(`${page}: the address "${kind}" is ${is}, it must be ${wanted}.`);
  }
}

function checkStructuredData({ path: page, document }: Page): void {
  const text = document.querySelector('script[type="application/ld+json"]')?.text ?? '';
  let nodes: Record<string, unknown>[];
  try {
    nodes = JSON.parse(text)['@graph'];
  } catch {
    throw new BuildFailure(`${page}: its structured data cannot be read.`);
  }
  const firm = nodes.find((node) => node['@type'] === 'GeneralContractor');
  const lacking = requiredOfFirm.find((property) => !firm?.[property]);
  if (lacking) throw new BuildFailure(`${page}: the structured data of the firm lack "${lacking}".`);
  const ids = nodes.map((node) => node['@id']);
  if (new Set(ids).size !== ids.length)
    throw new BuildFailure(`${page}: two nodes of its structured data share an id.`);
}

function checkPictures(page: string, part: HTMLElement): void {
  for (const image of part.querySelectorAll('picture img')) {
    if (!image.getAttribute('alt')?.trim()) {
      throw new BuildFailure(`${page}: the picture ${image.getAttribute('src')} has no alternative text.`);
    }
  }
}

function checkLinks(
  page: string,
  part: HTMLElement,
  pages: readonly Page[],
  exists: (address: string) => boolean,
): void {
  for (const link of part.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('/') && !href.startsWith('#')) continue;
    const [file = '', anchor] = href.split('#');
    const target = file || page;
    const known = pages.find((each) => each.path === target);
    if (!known && !exists(target)) {
      throw new BuildFailure(`${page} links to ${href}, which does not exist.`);
    }
    const inside = known && (file ? partsOf(known.document)[0] : part);
    if (anchor && !inside?.querySelector(`[id="${anchor}"]`)) {
      throw new BuildFailure(`${page} links to ${href}, but nothing there has the id "${anchor}".`);
    }
  }
}
