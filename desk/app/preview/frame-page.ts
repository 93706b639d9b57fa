import { createStore } from '../../../src/browser/store.ts';

interface FramePage {
  /** The path of the page in the frame, without a language; null before the first. */
  path: string | null;
  /** Counts the pages that the desk has opened in it. */
  opened: number;
}

export const framePage = createStore<FramePage>({ path: null, opened: 0 });

/** Opens a page in the frame, unless it is there. */
export function openInFrame(path: string): void {
  const { path: before, opened } = framePage.read();
  if (path !== before) framePage.write({ path, opened: opened + 1 });
}
