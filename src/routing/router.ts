import { startTransition } from 'react';
import type { Language } from '../../common/languages.ts';
import { localizePath, type PathAndLanguage, parsePath } from '../../common/localized-path.ts';
import { focusHeadingInWindow } from '../browser/focus-heading.ts';
import { hasTyped, reloadOnce } from '../browser/reload-once.ts';
import { isScrollLocked } from '../browser/scroll-lock.ts';
import { writeStored } from '../browser/storage.ts';
import { urlOf } from '../browser/url-of.ts';
import { languageKey } from '../language/language.ts';
import { focusStart, restoreScrollPosition, showStart } from './scroll-and-focus.ts';

/** Milliseconds from scrolling to saving the position. Safari allows 100 changes of the history in 30 s. */
const scrollSaveDelay = 300;

interface PendingNavigation {
  url: URL;
  /** `history` is Back or Forward, where the window has the new address already; `switch` is another language. */
  trigger: 'link' | 'history' | 'switch';
}

export interface RoutedPage {
  path: string;
  language: Language;
}

interface ShownPage<Page> {
  page: Page;
  url: URL;
  trigger: PendingNavigation['trigger'] | 'initial' | 'query';
}

export interface RouterState<Page> {
  shownPage: ShownPage<Page>;
  /** The path of the pending navigation, else of the page shown. */
  localizedPath: PathAndLanguage;
  /** Counts links followed, including those to the page shown, and uses of Back and Forward. */
  navigationCount: number;
  /** True while the page before waits for the next one. */
  isLoading: boolean;
}

interface RouterOptions<Page> {
  page: Page;
  url: URL;
  load: (path: string, language: Language) => Promise<Page>;
  /** Called when a page cannot be loaded, so that the present page stays. */
  onFailure: () => void;
  /** Called when a page is in the document, with the page before. */
  onShown: (page: Page, before: Page, trigger: ShownPage<Page>['trigger']) => void;
}

interface EntryOptions {
  replace?: boolean;
}

export type Router<Page extends RoutedPage = RoutedPage> = ReturnType<typeof createRouter<Page>>;

/**
 * While a page loads and renders, the present page and its address stay. Once the new page is in the document, it gets
 * its history entry, scroll position and focus.
 */
export function createRouter<Page extends RoutedPage>({
  page,
  url,
  load,
  onFailure,
  onShown,
}: RouterOptions<Page>) {
  let shownPage: ShownPage<Page> = { page, url, trigger: 'initial' };
  let pending: PendingNavigation | undefined;
  let navigationCount = 0;
  /** The language of paths without a language prefix. */
  let chosenLanguage = page.language;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Scroll position of this page. `scrollY` changes when a shorter page or a scroll lock replaces it. */
  let scrolledTo = 0;
  let setState: (state: RouterState<Page>) => void = () => {};

  const currentUrl = () => (pending ?? shownPage).url;
  const currentPath = () => parsePath(currentUrl().pathname);
  const stateWith = (next: ShownPage<Page>) => ({
    shownPage: next,
    localizedPath: currentPath(),
    navigationCount,
    isLoading: pending !== undefined && next === shownPage,
  });

  function start(navigation: PendingNavigation): void {
    pending = navigation;
    const { path, language: fixed } = currentPath();
    const language = fixed ?? chosenLanguage;
    const show = (page: Page) => {
      if (navigation === pending) setState(stateWith({ ...navigation, page }));
    };
    // Replaces a page that React is about to show, which is out of date now.
    setState(stateWith(shownPage));
    if (path === shownPage.page.path && language === shownPage.page.language) show(shownPage.page);
    else
      load(path, language).then(
        (page) => startTransition(() => show(page)),
        (error: unknown) => fail(navigation, error),
      );
  }

  /** Loads the document once, because a publication may have removed a file. */
  async function fail(navigation: PendingNavigation, error: unknown): Promise<void> {
    if (navigation !== pending) return;
    console.error(error);
    // Another language of this page is no reason to lose a tick, or a message that is being sent.
    const isThisPage = parsePath(navigation.url.pathname).path === shownPage.page.path;
    const mayReload = !(isThisPage && hasTyped());
    if ((mayReload && (await reloadOnce(error, navigation.url.href))) || navigation !== pending) return;
    if (navigation.trigger === 'history') writeEntry(shownPage.url);
    pending = undefined;
    chosenLanguage = shownPage.page.language;
    setState(stateWith(shownPage));
    onFailure();
  }

  /** Called when React has put a page into the document. */
  function commit(next: ShownPage<Page>): void {
    if (next === shownPage) return;
    const { page, url, trigger } = next;
    const before = shownPage.page;
    const isOtherPage = page.path !== before.path;
    shownPage = next;
    pending = undefined;
    onShown(page, before, trigger);
    if (trigger === 'history') restoreScrollPosition();
    else if (url.href !== location.href) writeEntry(url);
    if (!isOtherPage && trigger !== 'link') return;
    // The page before may have waited too long for its scripts.
    delete document.documentElement.dataset.noJs;
    dispatchEvent(new Event('page-shown'));
    if (trigger === 'history') focusHeadingInWindow();
    else if (isOtherPage) showStart(url.hash, scrolledTo);
    else focusStart(scrolledTo);
  }

  function writeEntry(url: URL, { replace = false }: EntryOptions = {}): void {
    if (replace) history.replaceState(history.state, '', url);
    else {
      saveScrollPosition();
      history.pushState({ scroll: scrolledTo }, '', url);
    }
  }

  /** An entry of the history survives a reload. */
  function saveScrollPosition(): void {
    clearTimeout(timer);
    // The window has the new entry already, but still the position of the page before.
    if (pending?.trigger === 'history') return;
    history.replaceState({ ...history.state, scroll: scrolledTo }, '');
  }

  function connect(next: typeof setState): () => void {
    setState = next;
    const stop = new AbortController();
    const on = (event: string, listener: () => void) =>
      addEventListener(event, listener, { passive: true, signal: stop.signal });
    // Browsers would restore the position before the page is there. After a reload they may do it.
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
    // The visitor may have pressed Back already, and a host may serve the 404 page of another language.
    if (path !== page.path) start({ url: here, trigger: 'history' });
    else if (here.href !== url.href || (language ?? chosenLanguage) !== page.language)
      start({ url: here, trigger: 'switch' });
    // A link to a hash writes no entry, so the first one gets its position now.
    if (history.state === null) saveScrollPosition();
    return () => stop.abort();
  }

  /** A link to the page shown scrolls to its top. */
  function visit(to: string): void {
    navigationCount += 1;
    start({ url: urlOf(to), trigger: 'link' });
  }

  function setLanguage(language: Language, path: string): void {
    const current = currentPath();
    writeStored('localStorage', languageKey, language);
    if (current.language === language) return;
    chosenLanguage = language;
    const { search, hash } = location;
    const fixed = path === current.path ? null : language;
    const to = localizePath({ path, language: fixed }) + search + hash;
    if (fixed !== current.language) start({ url: urlOf(to), trigger: 'switch' });
    // A new object, so that the pending page is not shown in the language before.
    else start(pending ? { ...pending } : { url: new URL(location.href), trigger: 'switch' });
  }

  /** Cancels a pending navigation. */
  function changeQuery(query: string, options?: EntryOptions): void {
    const url = urlOf(location.pathname + query);
    writeEntry(url, options);
    pending = undefined;
    shownPage = { page: shownPage.page, url, trigger: 'query' };
    setState(stateWith(shownPage));
  }

  return { state: stateWith(shownPage), commit, connect, visit, setLanguage, changeQuery, currentUrl };
}
