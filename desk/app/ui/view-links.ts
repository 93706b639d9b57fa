import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { KeyPath } from '../../../common/json.ts';

/** Each view has the address of its document, `#/home`; `?felt=` points at a field. */

export const fieldId = (document: string, path: KeyPath) => [document, ...path].join('_');

export function viewHref(document: string, path: KeyPath = []): string {
  const view = document === 'pictures' && path.length > 0 ? `pictures/${path[0]}` : document;
  return `#/${view}${path.length > 0 ? `?felt=${encodeURIComponent(fieldId(document, path))}` : ''}`;
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

export const useHash = () => useSyncExternalStore(subscribe, () => location.hash);

/** Whether the page replaces its fields in a narrow window. The browser's Back leads to the fields. */
export const useShowsPage = () => useSyncExternalStore(subscribe, () => history.state?.showsPage === true);

export function showPage(): void {
  history.pushState({ showsPage: true }, '');
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Remembers the field with the cursor, to which Back and a reload return. */
export const rememberField = (field: string) => history.replaceState({ field }, '');

export const rememberedField = (): string | null => history.state?.field ?? parseHash(location.hash).field;

export const controls = 'input, textarea, select, button';

/** Goes to a field, or the nearest part around it, and opens its section. */
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
  control?.focus({ preventScroll: true });
  // Where typing goes on after an article has moved to another address.
  if (control instanceof HTMLTextAreaElement && control.selectionEnd === 0)
    control.selectionStart = control.textLength;
  element.scrollIntoView({ block: 'center' });
}

export function goToInvalid(): void {
  const invalid = document.querySelector('main [aria-invalid=true]');
  if (invalid) goToField(invalid.id);
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
