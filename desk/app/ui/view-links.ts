import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { KeyPath } from '../../../common/json.ts';

/** Each view has the address of its document, `#/home`; `?felt=` points at a field. */

/** What the browser's history keeps of a view besides its address. */
interface ViewState {
  /** What is behind in a narrow window is in front. */
  isTurned?: boolean;
  /** The field that had the cursor last. */
  field?: string;
  tap?: Tap;
}

/** What a tap on the page tells of the field that it opens. */
export interface Tap {
  /** The path of the page that was tapped, which stays beside the field. */
  page: string;
  /** Where else its words show; empty where they stand on this page alone. */
  note: string;
  /** Where the link leads in which they stand: to the view of a page, or out of the site. */
  link?: { href: string; title: string };
}

export const fieldId = (document: string, path: KeyPath) => [document, ...path].join('_');

export function viewHref(document: string, path: KeyPath = []): string {
  return `#/${document}${path.length > 0 ? `?felt=${encodeURIComponent(fieldId(document, path))}` : ''}`;
}

export function parseHash(hash: string): { view: string; field: string | null } {
  const [view = '', query] = hash.replace(/^#\/?/, '').split('?');
  return { view, field: new URLSearchParams(query).get('felt') };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Goes to another view after a wait, unless the owner has left this one meanwhile. */
export function goOn(from: string, to: string): void {
  if (parseHash(location.hash).view === from) location.hash = viewHref(to);
}

/** Moves the focus after a wait, unless the owner is typing by then. */
export function focusAfterWait(element: HTMLElement | null | undefined): void {
  if (!document.activeElement?.matches('input, textarea, select')) element?.focus();
}

export const useHash = () => useSyncExternalStore(subscribe, () => location.hash);

/** The view «Endre siden», which is the page itself and a list of all pages. */
export const pageView = 'page';

/** Whether the page is in front in a narrow window: in «Endre siden», and where the owner asks for it. */
export const useShowsPage = () =>
  useSyncExternalStore(
    subscribe,
    () => (parseHash(location.hash).view === pageView) !== (history.state?.isTurned === true),
  );

/** Shows what is behind in a narrow window: the page, or the fields. The browser's Back turns again. */
export const turn = (): void => push({ isTurned: true }, location.hash);

function push(state: ViewState, hash: string): void {
  history.pushState(state, '', hash);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** What is known of the tap that opened the view; null if none did. */
export const useTap = () => useSyncExternalStore(subscribe, (): Tap | null => history.state?.tap ?? null);

/** Opens the field of what was tapped. */
export function openTapped(document: string, path: KeyPath, tap: Tap): void {
  changeAndGoTo(fieldId(document, path), () => push({ tap }, viewHref(document, path)));
}

/** Goes to the page that a view is about, also in a narrow window. */
export const goToPage = (href: string): void => push({ isTurned: true }, href);

/** Remembers the field with the cursor, to which Back and a reload return. */
export const rememberField = (field: string) =>
  history.replaceState({ ...history.state, isTurned: false, field } satisfies ViewState, '');

export const rememberedField = (): string | null => history.state?.field ?? parseHash(location.hash).field;

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

/** Goes to a field of the view, also when the page is shown in its place. */
export function showField(id: string): void {
  rememberField(id);
  changeAndGoTo(id, () => dispatchEvent(new PopStateEvent('popstate')));
}
