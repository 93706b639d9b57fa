import { parsePath } from '../../../common/localized-path.ts';
import type { DocumentSummary } from '../../../content-model/desk/contract.ts';
import { readStored, writeStored } from '../../../src/browser/storage.ts';
import { createStore } from '../../../src/browser/store.ts';
import { getDocument } from '../store/documents.ts';
import { loadDocument } from '../store/loading.ts';
import { getOverview } from '../store/overview.ts';
import { normalizeText } from '../text/variables.ts';
import { addressHref, fieldId, goTo, readAddress, tappedLink } from '../ui/view-links.ts';
import { findFact, findText, listTexts, listUses, nearest, type Place } from './find-text.ts';

const tapKey = 'rediger-har-trykket';

/** Whether a tap has opened a field on this device. */
export const hasTapped = createStore(readStored('localStorage', tapKey) !== null);

/** What acts by itself, in the fixed words of the site. */
const fixedParts = 'nav, button, dialog, [role=dialog], label, input, textarea, select';

/**
 * Makes a tap on the owner's words, a picture, the logo or a fact of the firm open its field. Other links lead to their
 * page, or to a tab of their own where it is not of this site.
 */
export function listenForTaps(page: Document): void {
  let isWalking = false;
  page.addEventListener('click', onClick, { capture: true });
  // So that the first tap need not wait for them.
  page.addEventListener('pointerover', () => void loadTexts(page, null), { once: true });

  async function onClick(event: MouseEvent): Promise<void> {
    // The frame has its own Element, so instanceof fails.
    const target = event.target as Element;
    const link = target.closest('a');
    const elements = elementsAt(event, target);
    const isFixed = target.closest(fixedParts) !== null || isNameOfPage(link, elements);
    if (isWalking || (isFixed && !link)) return;
    if (link) {
      event.preventDefault();
      event.stopPropagation();
    }
    const mayHaveField = !isFixed || (link && isOutside(link));
    const isOpen = mayHaveField && (await openField(page, isFixed ? [] : elements, link));
    if (link && !isOpen) walk(link);
  }

  function walk(link: HTMLAnchorElement): void {
    const linked = pageAt(link);
    if (isOutside(link)) open(link.href, '_blank', 'noopener');
    else if (linked && linked !== pageAt(page.location)) showPage(linked);
    else {
      isWalking = true;
      link.click();
      isWalking = false;
    }
  }
}

/** Goes to another page. The fields of a page become those of the new one. */
function showPage({ id }: DocumentSummary): void {
  const { view, isTurned } = readAddress();
  const isOfPage = getOverview().documents.some(
    (document) => document.id === view && (document.isPage || document.article),
  );
  goTo(addressHref({ ...(isOfPage ? { view: id } : { view, beside: id }), isTurned }));
}

const isOutside = ({ origin }: HTMLAnchorElement) => origin !== location.origin;

/** The elements at the place of a tap, the foremost first. A link that covers its card is where its words are. */
function elementsAt({ detail, clientX: x, clientY: y }: MouseEvent, target: Element): Element[] {
  // A key has no place.
  if (detail === 0) return [target];
  const isAt = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
  return target.ownerDocument
    .elementsFromPoint(x, y)
    .filter((element) => [...element.getClientRects()].some(isAt));
}

/** Whether the words of a link were tapped that are those of the menu, wherever they stand, such as on a card. */
function isNameOfPage(link: Element | null, [element]: readonly Element[]): boolean {
  if (!link || !element || !link.contains(element)) return false;
  const names = [...link.ownerDocument.querySelectorAll('nav a')].map(({ textContent }) => textContent);
  return names.includes(link.textContent);
}

/** Opens the field of what was tapped. Returns whether there is one. */
async function openField(
  page: Document,
  elements: readonly Element[],
  link: HTMLAnchorElement | null,
): Promise<boolean> {
  const site = await loadTexts(page, link);
  const { here, linked } = site;
  const place = findPlace(page, elements, link, site) ?? contactOf(link);
  if (!place) return false;
  writeStored('localStorage', tapKey, 'true');
  hasTapped.write(true);
  const field = fieldId(place.document, place.path);
  const onward = linked?.id === place.document || linked === here ? undefined : linked;
  tappedLink.write({ field, ...linkOf(link, onward) });
  goTo(addressHref({ view: place.document, field, beside: here?.id ?? null }));
  return true;
}

/** The page of an address. The texts of all pages have that of the front page, which comes before them. */
const pageAt = ({ pathname }: { pathname: string }) =>
  getOverview().documents.find(
    ({ isPage, article, address }) => (isPage || article) && address === parsePath(pathname).path,
  );

interface Site {
  /** The page that was tapped, and that to which the tapped link leads. */
  here: DocumentSummary | undefined;
  linked: DocumentSummary | undefined;
  /** The documents whose texts may show. */
  ids: readonly string[];
}

/** Loads the texts that a page may show. */
async function loadTexts(page: Document, link: HTMLAnchorElement | null): Promise<Site> {
  const here = pageAt(page.location);
  const linked = link && !isOutside(link) ? pageAt(link) : undefined;
  const searched = getOverview().documents.filter(
    (document) => document.isPage || document === here || document === linked,
  );
  const ids = ['company', ...searched.map(({ id }) => id)];
  await Promise.all(ids.filter((id) => !getDocument(id)).map(loadDocument));
  return { here, linked, ids };
}

function findPlace(
  page: Document,
  [element, ...behind]: readonly Element[],
  link: Element | null,
  { ids, here }: Site,
): Place | null {
  if (!element) return null;
  if (element.closest('.notice')) return { document: 'notice', path: [] };
  const { variables } = getOverview();
  const language = page.documentElement.lang === 'en' ? 'en' : 'no';
  const rank = ({ document, path }: Place) =>
    Number(!path.includes(language)) * 2 + Number(document !== here?.id);
  const documents = ids.flatMap((id) => getDocument(id) ?? []);
  const company = documents.find(({ id }) => id === 'company');
  const ranked = <Found extends Place>(list: (id: string, value: unknown) => Found[]) =>
    documents
      .filter((document) => document !== company)
      .flatMap(({ id, value }) => list(id, value))
      .sort((a, b) => rank(a) - rank(b));
  const texts = ranked((id, value) => listTexts(id, value, variables));
  const around = wordsAround(element);
  const text = findText(texts, around);
  if (text) return text;
  // Nothing may lie before a picture but what is empty.
  const image = [element, ...(link || around[0] !== '' ? [] : behind)].find(isImage);
  const [, picture] = /\/pictures\/([^./]+)\./.exec(image?.currentSrc || image?.src || '') ?? [];
  if (picture)
    return nearest(
      ranked((id, value) => listUses(id, value, picture)),
      texts,
      around,
    );
  return image ? { document: 'company', path: ['logo'] } : findFact(company?.value, variables, around);
}

const isImage = (element: Element): element is HTMLImageElement => element.localName === 'img';

/** The words of an element, then those of each element around it. */
function wordsAround(element: Element): string[] {
  const { parentElement } = element;
  const own = normalizeText(element.textContent ?? '');
  return parentElement ? [own, ...wordsAround(parentElement)] : [own];
}

/** The field of a number or address that a link of the site's own words calls or writes to. */
function contactOf(link: HTMLAnchorElement | null): Place | null {
  if (link?.protocol === 'tel:') return { document: 'company', path: ['phone'] };
  return link?.protocol === 'mailto:' ? { document: 'company', path: ['email'] } : null;
}

/** Where the link leads in which the owner's words stand. */
function linkOf(link: HTMLAnchorElement | null, page: DocumentSummary | undefined) {
  if (page) return { href: addressHref({ view: page.id, isTurned: true }), title: `siden ${page.title}` };
  return link && isOutside(link) && !contactOf(link) ? { href: link.href, title: link.hostname } : {};
}
