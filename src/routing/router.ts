import { startTransition } from 'react';
import type { Language } from '../../common/languages.ts';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { isScrollLocked } from '../browser/scroll-lock.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { isLanguage, languageKey } from '../language/language.ts';
import { localizePath, type PathAndLanguage, parsePath } from './paths.ts';

/** Milliseconds from scrolling to keeping the position: Safari allows 100 changes of the history in 30 s. */
const scrollSaveDelay = 300;

interface PendingNavigation {
  url: URL;
  /** What began it. With Back and Forward the window has its address already. */
  trigger: 'link' | 'history' | 'switch';
}

export interface RoutedPage {
  path: string;
  language: Language;
}

/** A page at its address, and what has led to it. */
interface ShownPage<Page> extends Partial<PendingNavigation> {
  page: Page;
  url: URL;
}

export interface RouterState<Page> {
  shownPage: ShownPage<Page>;
  /** That of the navigation under way, or else of the page shown. */
  localizedPath: PathAndLanguage;
  /** How often the visitor has gone to a page, by a link, also to the page shown, or by Back. */
  navigationCount: number;
}

interface RouterOptions<Page> extends ShownPage<Page> {
  load: (path: string, language: Language) => Promise<Page>;
  /** Called when a page cannot be loaded and the one before stays. */
  onFailure: () => void;
}

interface QueryOptions {
  /** Adds no entry to the history. */
  replace?: boolean;
  state?: object;
}

export type Router<Page extends RoutedPage = RoutedPage> = ReturnType<typeof createRouter<Page>>;

/**
 * The way from page to page. While a page loads and renders, the one before stays with its address. Once in the
 * document, the page gets its history entry, scroll position and focus. A later navigation replaces an earlier one.
 */
export function createRouter<Page extends RoutedPage>({ page, url, load, onFailure }: RouterOptions<Page>) {
  let shownPage: ShownPage<Page> = { page, url };
  let pending: PendingNavigation | undefined;
  let navigationCount = 0;
  /** For addresses that fix no language. */
  let chosenLanguage = page.language;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The page's own: a shorter page that replaces it, or a lock, changes that of the window. */
  let scrolledTo = 0;
  let setState: (state: RouterState<Page>) => void = () => {};

  const currentUrl = () => (pending ?? shownPage).url;
  const currentPath = () => parsePath(currentUrl().pathname);
  const stateWith = (next: ShownPage<Page>) => ({
    shownPage: next,
    localizedPath: currentPath(),
    navigationCount,
  });

  function start(navigation: PendingNavigation): void {
    pending = navigation;
    const { path, language: fixed } = currentPath();
    const language = fixed ?? chosenLanguage;
    const show = (page: Page) => {
      if (navigation === pending) setState(stateWith({ ...navigation, page }));
    };
    // Also if React is about to show a page that is out of date now.
    setState(stateWith(shownPage));
    if (path === shownPage.page.path && language === shownPage.page.language) show(shownPage.page);
    else {
      document.documentElement.dataset.navigating = '';
      load(path, language).then(
        (page) => startTransition(() => show(page)),
        (error: unknown) => fail(navigation, error),
      );
    }
  }

  function finish(): void {
    pending = undefined;
    delete document.documentElement.dataset.navigating;
  }

  /** A deployment may have removed a file, so the document is loaded once. */
  async function fail(navigation: PendingNavigation, error: unknown): Promise<void> {
    if (navigation !== pending) return;
    console.error(error);
    if ((await reloadOnce(navigation.url.href)) || navigation !== pending) return;
    if (navigation.trigger === 'history') pushEntry(shownPage.url);
    finish();
    chosenLanguage = shownPage.page.language;
    setState(stateWith(shownPage));
    onFailure();
  }

  /** Called when React has put a page into the document. */
  function commit(next: ShownPage<Page>): void {
    if (next === shownPage) return;
    const { page, url, trigger } = next;
    const isOther = page.path !== shownPage.page.path;
    shownPage = next;
    finish();
    if (trigger === 'history') {
      // The entry of a hash has no place: the browser has scrolled to it.
      const entry: { scroll: number } | null = history.state;
      if (entry) scrollTo({ top: entry.scroll, behavior: 'instant' });
    } else if (trigger && url.href !== location.href) pushEntry(url);
    if (!isOther && trigger !== 'link') return;
    // The page before may have waited too long for its scripts.
    delete document.documentElement.dataset.noJs;
    dispatchEvent(new Event('page-shown'));
    if (trigger === 'history') focusInWindow();
    else {
      document.querySelector('h1')?.focus({ preventScroll: true });
      const target = isOther && document.getElementById(url.hash.slice(1));
      if (target) target.scrollIntoView();
      else scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    }
  }

  function pushEntry(url: URL, state?: object): void {
    saveScrollPosition();
    history.pushState({ scroll: scrolledTo, ...state }, '', url);
  }

  /** Keeps the scroll position in the history's entry, where it outlasts a reload. */
  function saveScrollPosition(): void {
    clearTimeout(timer);
    // The position is not yet that of this entry's page.
    if (pending?.trigger === 'history') return;
    history.replaceState({ ...history.state, scroll: scrolledTo }, '');
  }

  /** Follows the browser and sets React's state. Returns the function that stops it. */
  function connect(next: typeof setState): () => void {
    setState = next;
    const stop = new AbortController();
    const on = (event: string, listener: () => void) =>
      addEventListener(event, listener, { passive: true, signal: stop.signal });
    // Browsers would restore the position before Back's page is there. Reloaded documents are left to them.
    const restoreHere = () => {
      history.scrollRestoration = 'manual';
    };
    restoreHere();
    on('pageshow', restoreHere);
    on('pagehide', () => {
      history.scrollRestoration = 'auto';
    });
    on('popstate', () => {
      clearTimeout(timer);
      navigationCount += 1;
      start({ url: new URL(location.href), trigger: 'history' });
    });
    scrolledTo = scrollY;
    on('scroll', () => {
      clearTimeout(timer);
      if (isScrollLocked()) return;
      scrolledTo = scrollY;
      timer = setTimeout(saveScrollPosition, scrollSaveDelay);
    });
    const here = new URL(location.href);
    const { path, language } = parsePath(here.pathname);
    // The visitor may have pressed Back, and a host may answer with another language's 404 page.
    if (path !== page.path) start({ url: here, trigger: 'history' });
    else if (here.href !== url.href || (language ?? chosenLanguage) !== page.language)
      start({ url: here, trigger: 'switch' });
    return () => stop.abort();
  }

  /** Follows a link. One to the page shown leads to its top. */
  function visit(to: string): void {
    navigationCount += 1;
    // The visitor may have chosen another in another tab.
    const stored = readStored('localStorage', languageKey);
    if (isLanguage(stored)) chosenLanguage = stored;
    start({ url: new URL(to, location.href), trigger: 'link' });
  }

  /** Shows and stores a language, on the page of a path, usually the same. */
  function setLanguage(language: Language, path: string): void {
    const current = currentPath();
    // Removing works even in full storage: the earlier choice must not outlive this one.
    writeStored('localStorage', languageKey, null);
    writeStored('localStorage', languageKey, language);
    if (current.language === language) return;
    chosenLanguage = language;
    const { search, hash } = location;
    const fixed = path === current.path ? null : language;
    const to = localizePath({ path, language: fixed }) + search + hash;
    if (fixed !== current.language) start({ url: new URL(to, location.href), trigger: 'switch' });
    else start({ url: new URL(location.href), trigger: 'switch', ...pending });
  }

  /** Changes the query, and gives up a navigation under way. */
  function changeQuery(query: string, { replace = false, state }: QueryOptions = {}): void {
    const url = new URL(location.pathname + query, location.href);
    if (replace) history.replaceState(history.state, '', url);
    else pushEntry(url, state);
    finish();
    shownPage = { page: shownPage.page, url };
    setState(stateWith(shownPage));
  }

  return { state: stateWith(shownPage), commit, connect, visit, setLanguage, changeQuery, currentUrl };
}

/** Moves focus to the first heading or link in the window. */
function focusInWindow(): void {
  const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const candidates = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, a:not([tabindex]))');
  const first = [...candidates].find((candidate) => {
    const { top, bottom } = candidate.getBoundingClientRect();
    return top >= headerEnd && bottom <= innerHeight;
  });
  if (first?.matches('h2, h3')) first.tabIndex = -1;
  (first ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
