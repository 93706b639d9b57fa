import { startTransition } from 'react';
import type { Language } from '../../common/languages.ts';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { reloadOnce } from '../browser/reload-once.ts';
import { isScrollLocked } from '../browser/scroll-lock.ts';
import { readStored, writeStored } from '../browser/storage.ts';
import { isLanguage, languageKey } from '../language/language.ts';
import { localizePath, type PathAndLanguage, parsePath } from './paths.ts';

/** Milliseconds from scrolling to keeping the position: Safari allows 100 changes of the history in 30 s. */
const debounce = 300;

interface Navigation {
  url: URL;
  /** What began it. With Back and Forward the window has its address already. */
  by: 'link' | 'history' | 'switch';
}

export interface RoutedPage {
  path: string;
  language: Language;
}

/** A page at its address, and what has led to it. */
interface Shown<Page> extends Partial<Navigation> {
  page: Page;
  url: URL;
}

export interface RouterState<Page> {
  shown: Shown<Page>;
  /** That of the navigation under way, or else of the page shown. */
  localizedPath: PathAndLanguage;
  /** How often the visitor has gone to a page, by a link, also to the page shown, or by Back. */
  visits: number;
}

interface RouterOptions<Page> extends Shown<Page> {
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
  let shown: Shown<Page> = { page, url };
  let underway: Navigation | undefined;
  let visits = 0;
  /** For addresses that fix no language. */
  let chosen = page.language;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The page's own: a shorter page that replaces it, or a lock, changes that of the window. */
  let scrolledTo = 0;
  let setState: (state: RouterState<Page>) => void = () => {};

  const currentUrl = () => (underway ?? shown).url;
  const currentPath = () => parsePath(currentUrl().pathname);
  const stateWith = (next: Shown<Page>) => ({ shown: next, localizedPath: currentPath(), visits });

  function start(navigation: Navigation): void {
    underway = navigation;
    const { path, language: fixed } = currentPath();
    const language = fixed ?? chosen;
    const show = (page: Page) => {
      if (navigation === underway) setState(stateWith({ ...navigation, page }));
    };
    // Also if React is about to show a page that is out of date now.
    setState(stateWith(shown));
    if (path === shown.page.path && language === shown.page.language) show(shown.page);
    else {
      document.documentElement.dataset.loading = '';
      load(path, language).then(
        (page) => startTransition(() => show(page)),
        (error: unknown) => fail(navigation, error),
      );
    }
  }

  function finish(): void {
    underway = undefined;
    delete document.documentElement.dataset.loading;
  }

  /** A deployment may have removed a file, so the document is loaded once. */
  async function fail(navigation: Navigation, error: unknown): Promise<void> {
    if (navigation !== underway) return;
    console.error(error);
    if ((await reloadOnce(navigation.url.href)) || navigation !== underway) return;
    if (navigation.by === 'history') addEntry(shown.url);
    finish();
    chosen = shown.page.language;
    setState(stateWith(shown));
    onFailure();
  }

  /** Called when React has put a page into the document. */
  function commit(next: Shown<Page>): void {
    if (next === shown) return;
    const { page, url, by } = next;
    const isOther = page.path !== shown.page.path;
    shown = next;
    finish();
    if (by === 'history') {
      // The entry of a hash has no place: the browser has scrolled to it.
      const place: { scroll: number } | null = history.state;
      if (place) scrollTo({ top: place.scroll, behavior: 'instant' });
    } else if (by && url.href !== location.href) addEntry(url);
    if (!isOther && by !== 'link') return;
    // The page before may have waited too long for its scripts.
    delete document.documentElement.dataset.scriptless;
    dispatchEvent(new Event('page'));
    if (by === 'history') focusInWindow();
    else {
      document.querySelector('h1')?.focus({ preventScroll: true });
      const place = isOther && document.getElementById(url.hash.slice(1));
      if (place) place.scrollIntoView();
      else scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    }
  }

  function addEntry(url: URL, state?: object): void {
    keepPlace();
    history.pushState({ scroll: scrolledTo, ...state }, '', url);
  }

  /** Keeps the scroll position in the history's entry, where it outlasts a reload. */
  function keepPlace(): void {
    clearTimeout(timer);
    // The position is not yet that of this entry's page.
    if (underway?.by === 'history') return;
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
      visits += 1;
      start({ url: new URL(location.href), by: 'history' });
    });
    scrolledTo = scrollY;
    on('scroll', () => {
      clearTimeout(timer);
      if (isScrollLocked()) return;
      scrolledTo = scrollY;
      timer = setTimeout(keepPlace, debounce);
    });
    const here = new URL(location.href);
    const { path, language } = parsePath(here.pathname);
    // The visitor may have pressed Back, and a host may answer with another language's 404 page.
    if (path !== page.path) start({ url: here, by: 'history' });
    else if (here.href !== url.href || (language ?? chosen) !== page.language)
      start({ url: here, by: 'switch' });
    return () => stop.abort();
  }

  /** Follows a link. One to the page shown leads to its top. */
  function visit(to: string): void {
    visits += 1;
    // The visitor may have chosen another in another tab.
    const stored = readStored('localStorage', languageKey);
    if (isLanguage(stored)) chosen = stored;
    start({ url: new URL(to, location.href), by: 'link' });
  }

  /** Shows and stores a language, on the page of a path, usually the same. */
  function choose(language: Language, path: string): void {
    const current = currentPath();
    // Removing works even in full storage: the earlier choice must not outlive this one.
    writeStored('localStorage', languageKey, null);
    writeStored('localStorage', languageKey, language);
    if (current.language === language) return;
    chosen = language;
    const { search, hash } = location;
    const fixed = path === current.path ? null : language;
    const to = localizePath({ path, language: fixed }) + search + hash;
    if (fixed !== current.language) start({ url: new URL(to, location.href), by: 'switch' });
    else start({ url: new URL(location.href), by: 'switch', ...underway });
  }

  /** Changes the query, and gives up a navigation under way. */
  function changeQuery(query: string, { replace = false, state }: QueryOptions = {}): void {
    const url = new URL(location.pathname + query, location.href);
    if (replace) history.replaceState(history.state, '', url);
    else addEntry(url, state);
    finish();
    shown = { page: shown.page, url };
    setState(stateWith(shown));
  }

  return { state: stateWith(shown), commit, connect, visit, choose, changeQuery, currentUrl };
}

/** Moves focus to the first heading or link in the window. */
function focusInWindow(): void {
  const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const places = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, a:not([tabindex]))');
  const first = [...places].find((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    return top >= headerEnd && bottom <= innerHeight;
  });
  if (first?.matches('h2, h3')) first.tabIndex = -1;
  (first ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
