import { type ListedRelease, previewCookie } from '../../../content-model/desk/contract.ts';
import { createStore } from '../../../src/browser/store.ts';

type PreviewedRelease = Pick<ListedRelease, 'number' | 'at'>;

/** The release that the page beside the fields shows; null for what is worked on. */
export const previewedRelease = createStore<PreviewedRelease | null>(null);

/** Shows a release in the page, or again what is worked on. */
export function previewRelease(release: PreviewedRelease | null): void {
  // Before the frame asks for the page.
  writeCookie(release);
  previewedRelease.write(release);
}

function writeCookie(release: PreviewedRelease | null): void {
  const lifetime = release ? '' : '; max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 has no cookieStore
  document.cookie = `${previewCookie}=${release?.number ?? ''}; path=/; samesite=strict${lifetime}`;
}

// An earlier visit may have ended with one.
writeCookie(null);
