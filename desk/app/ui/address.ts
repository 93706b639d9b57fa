import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Path } from '../../../server/desk/contract.ts';
import { createStore } from '../../../src/browser/store.ts';

/** The address of a view is that of its document: `#/home`, and `?felt=` points at a field of it. */

export const fieldId = (document: string, path: Path) => [document, ...path].join('_');

/** Where a document, or a field of it, is changed. */
export function addressOf(document: string, path: Path = []): string {
  const view = document === 'pictures' && path.length > 0 ? `pictures/${path[0]}` : document;
  return `#/${view}${path.length > 0 ? `?felt=${encodeURIComponent(fieldId(document, path))}` : ''}`;
}

/** Reads an address. A view has one or two parts. */
export function readHash(hash: string): { view: string; field: string | null } {
  const [view = '', query] = hash.replace(/^#\/?/, '').split('?');
  return { view, field: new URLSearchParams(query).get('felt') };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export const useHash = () => useSyncExternalStore(subscribe, () => location.hash);

/** What can have the cursor. */
export const controls = 'input, textarea, select, button';

/** Opens the section of a field, or of the nearest part around it, and puts the cursor there. */
export function goToField(id: string): void {
  const element = document.getElementById(id);
  if (!element) {
    if (id.includes('_')) goToField(id.slice(0, id.lastIndexOf('_')));
    return;
  }
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
  const control = element.matches(controls) ? element : element.querySelector<HTMLElement>(controls);
  (control as HTMLElement | null)?.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}

/** Goes to the first field that was refused. */
export function goToInvalid(): void {
  const invalid = document.querySelector('main [aria-invalid=true]');
  if (invalid) goToField(invalid.id);
}

/** Changes what is shown, then puts the cursor into a field of it. */
export function changeAndGoTo(id: string, change: () => void): void {
  // The field must be there.
  flushSync(change);
  goToField(id);
}

/** The address whose page is shown in place of its fields, where a window has no room for both; null for none. */
export const pageShownAt = createStore<string | null>(null);

/** Goes to a field of the present view, also where its page is shown in place of the fields. */
export const showField = (id: string) => changeAndGoTo(id, () => pageShownAt.write(null));
