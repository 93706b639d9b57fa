import { flushSync } from 'react-dom';
import type { KeyPath } from '../../../common/json.ts';
import { createStore, useStore } from '../../../src/browser/store.ts';

/** What the hash names, such as `#/home?felt=home_no_hero_title`. */
interface Address {
  /** Each view has the id of its document. */
  view: string;
  /** The field to open, and from then on the one that had the cursor last. */
  field: string | null;
  /** The document whose page is beside the view, in place of the view's own; it stays when a tap opens a field. */
  beside: string | null;
  /** What is behind in a narrow window is in front. */
  isTurned: boolean;
}

export function readAddress(): Address {
  const [view = '', query] = location.hash.replace(/^#\/?/, '').split('?');
  const parts = new URLSearchParams(query);
  return { view, field: parts.get('felt'), beside: parts.get('side'), isTurned: parts.has('snudd') };
}

export function addressHref({ view = '', field, beside, isTurned }: Partial<Address>): string {
  const query = new URLSearchParams();
  if (field) query.set('felt', field);
  if (beside) query.set('side', beside);
  if (isTurned) query.set('snudd', 'ja');
  return `#/${view}?${query}`.replace(/\?$/, '');
}

export const fieldId = (document: string, path: KeyPath) => [document, ...path].join('_');

export const viewHref = (document: string, path: KeyPath = []): string =>
  addressHref({ view: document, field: path.length > 0 ? fieldId(document, path) : null });

/** Where the owner has gone last. Each time is a new object, also at the present address. */
const address = createStore<Address>({ view: '', field: null, beside: null, isTurned: false });

export const useAddress = () => useStore(address);

/** The field that was tapped last, and where the link leads in which its words stand: the tap did not follow it. */
export const tappedLink = createStore<{ field: string; href?: string; title?: string } | null>(null);

const read = () => address.write(readAddress());

/** Follows the browser's history and links. */
export function followAddress(): void {
  read();
  addEventListener('popstate', read);
  // Not every browser tells of a link to the present address.
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')?.href === location.href) read();
  });
}

export function goTo(href: string): void {
  location.hash = href;
  read();
}

/** Goes to another view after a wait, unless the owner has left this one meanwhile. */
export function goOn(from: string, to: string): void {
  if (readAddress().view === from) goTo(viewHref(to));
}

/** Moves the focus after a wait, unless the owner is typing by then. */
export function focusAfterWait(element: HTMLElement | null | undefined): void {
  if (!document.activeElement?.matches('input, textarea, select')) element?.focus();
}

/** The view «Endre siden», which is the page itself and a list of all pages. */
export const pageView = 'page';

/** Whether the page is in front in a narrow window: in «Endre siden», and where the owner asks for it. */
export function useShowsPage(): boolean {
  const { view, isTurned } = useAddress();
  return (view === pageView) !== isTurned;
}

/** Shows what is behind in a narrow window: the page, or the fields. */
export function turn(): void {
  const present = readAddress();
  goTo(addressHref({ ...present, isTurned: !present.isTurned }));
}

/** Remembers the field with the cursor, to which Back and a reload return. */
export const rememberField = (field: string) =>
  history.replaceState(null, '', addressHref({ ...readAddress(), field, isTurned: false }));

export const fieldControls = 'input, textarea, select, button';

/** A list that has no field open begins with a line that opens one. */
const controls = `${fieldControls}, summary`;

/** The parts of a page in two languages, such as lists, have one id for both. */
const partOf = (id: string): HTMLElement | null =>
  document.getElementById(id) ?? document.getElementById(id.replace(/_(?:no|en)(?=_)/, ''));

/** Finds a field, or the nearest part around it. */
function findPart(id: string): HTMLElement | null {
  const part = partOf(id);
  const end = id.lastIndexOf('_');
  return part ?? (end > 0 ? findPart(id.slice(0, end)) : null);
}

/** Goes to a field, or the nearest part around it, and opens its section. */
export function goToField(id: string): void {
  const element = findPart(id);
  if (!element) {
    document.querySelector<HTMLElement>('main h1')?.focus();
    return;
  }
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
  const control = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
  // Where typing goes on after an article has moved to another address.
  if (control instanceof HTMLTextAreaElement && control.selectionEnd === 0)
    control.selectionStart = control.textLength;
  // A list may be longer than the window, with its error at the top.
  const message = document.getElementById(`${element.id}-error`);
  const target = message ?? element;
  target.scrollIntoView({ block: target.offsetHeight > innerHeight ? 'start' : 'center' });
}

export function changeAndGoTo(id: string, change: () => void): void {
  flushSync(change);
  goToField(id);
}
