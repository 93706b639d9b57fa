import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { defaultLanguage } from '../../common/languages.ts';
import { interpolate } from '../../common/variables.ts';
import { isReachable } from '../browser/reload-once.ts';
import { largestFile, type Picture, smallestFile } from '../page-data/picture.ts';
import type { Pictures, Texts } from '../page-data/types.ts';
import { parsePath, screenPath } from '../routing/paths.ts';
import { useLocalizedPath, useRouter, useSearch } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { openToast } from '../toast/Toaster.tsx';
import { Button } from '../ui/Button.tsx';
import { useLazyComponent } from '../ui/use-lazy-component.ts';
import styles from './PhotoGrid.module.css';
import { PhotoLink } from './PhotoLink.tsx';
import {
  pageCount,
  pageFromQuery,
  pageOf,
  photoIndexFromQuery,
  photosPerPage,
  queryForPage,
  queryForPhoto,
} from './pages.ts';

const loadViewer = () => import('./Viewer.tsx').then((module) => module.Viewer);

interface PhotoGridProps {
  texts: Texts['gallery'];
  photos: Pictures['gallery']['photos'];
}

/** The gallery, with its page in the address, and the viewer. Without scripts all photos are on one page. */
export function PhotoGrid({ texts, photos }: PhotoGridProps) {
  const search = useSearch();
  const { changeQuery } = useRouter();
  const grid = useRef<HTMLUListElement>(null);
  const { Viewer, openIndex, prefetch, open, view, close } = useViewer(photos, grid);
  const page = openIndex < 0 ? pageFromQuery(search, photos.length) : pageOf(openIndex);
  const start = (page - 1) * photosPerPage;

  const showPage = (next: number) => {
    if (next !== page) changeQuery(queryForPage(search, next));
    grid.current?.scrollIntoView();
  };

  return (
    <>
      <ul ref={grid} className={styles.grid}>
        {photos.slice(start, start + photosPerPage).map((photo, index) => (
          <li key={photo.file}>
            <PhotoLink photo={photo} onPointerEnter={prefetch} onOpen={() => open(start + index)} />
          </li>
        ))}
      </ul>
      <NoScriptPhotos photos={photos.slice(photosPerPage)} />
      {photos.length > photosPerPage && (
        <Pagination page={page} pages={pageCount(photos.length)} texts={texts} onPage={showPage} />
      )}
      {openIndex >= 0 && Viewer && (
        <Viewer photos={photos} index={openIndex} texts={texts.viewer} onView={view} onClose={close} />
      )}
    </>
  );
}

interface ViewerState {
  phase: 'closed' | 'open' | 'closing' | 'restoringFocus';
  /** The last photo seen, counted from 0. */
  photo: number;
}

type ViewerEvent =
  | { type: 'photoShown'; photo: number }
  | { type: 'closeRequested' | 'photoHidden' | 'focusRestored' };

function viewerReducer(state: ViewerState, event: ViewerEvent): ViewerState {
  switch (event.type) {
    case 'photoShown':
      return { phase: 'open', photo: event.photo };
    case 'closeRequested':
      return { ...state, phase: 'closing' };
    case 'photoHidden':
      return { ...state, phase: state.phase === 'closed' ? 'closed' : 'restoringFocus' };
    case 'focusRestored':
      return { ...state, phase: 'closed' };
  }
}

const isGallery = (url: URL) => parsePath(url.pathname).path === screenPath('gallery');

/** The viewer, whose photo is in the address, so Back closes it. Then the last photo's thumbnail gets the focus. */
function useViewer(photos: Picture[], grid: RefObject<HTMLUListElement | null>) {
  const search = useSearch();
  const { changeQuery, currentUrl } = useRouter();
  const openIndex = photoIndexFromQuery(search, photos);
  const { Component: Viewer, prefetch, load } = useLazyComponent(loadViewer, openIndex >= 0);
  const [{ phase, photo }, dispatch] = useReducer(viewerReducer, { phase: 'closed', photo: 0 });

  useEffect(() => {
    dispatch(openIndex >= 0 ? { type: 'photoShown', photo: openIndex } : { type: 'photoHidden' });
  }, [openIndex]);

  useEffect(() => {
    if (phase !== 'restoringFocus' || !isGallery(currentUrl())) return;
    const page = pageOf(photo);
    if (pageFromQuery(search, photos.length) === page) {
      grid.current?.querySelectorAll('a')[photo % photosPerPage]?.focus();
      dispatch({ type: 'focusRestored' });
    } else {
      // The thumbnail is on another page, which is rendered first.
      changeQuery(queryForPage(search, page), { replace: true });
    }
  }, [phase, photo, search, photos, grid, changeQuery, currentUrl]);

  // However often a photo is clicked, the viewer has one entry in the history.
  const show = (index: number) => {
    const photo = photos[index];
    if (!photo || !isGallery(currentUrl())) return;
    const { search } = currentUrl();
    const replace = photoIndexFromQuery(search, photos) >= 0;
    changeQuery(queryForPhoto(search, photo), { replace, state: { viewer: true } });
  };

  const open = (index: number) =>
    load(
      () => show(index),
      async () => {
        const file = photos[index] && largestFile(photos[index]);
        if (file && (await isReachable(file))) window.location.assign(file);
        else openToast('noConnection');
      },
    );

  const close = () => {
    if (phase === 'closing') return;
    if (window.history.state?.viewer) {
      dispatch({ type: 'closeRequested' });
      window.history.back();
    } else changeQuery(queryForPage(search, pageOf(openIndex)), { replace: true });
  };

  const view = (index: number) => {
    if (index !== photoIndexFromQuery(window.location.search, photos)) show(index);
  };
  return { Viewer, openIndex, prefetch, open, view, close };
}

function NoScriptPhotos({ photos }: { photos: readonly Picture[] }) {
  const { language } = useSite();
  const address = useLocalizedPath();
  // Without scripts only the language of the document is shown.
  if (language !== (address.language ?? defaultLanguage)) return null;
  return (
    <noscript>
      <ul className={styles.grid}>
        {photos.map((photo) => (
          <li key={photo.file}>
            <a href={largestFile(photo)} lang={photo.caption ? undefined : photo.lang}>
              <img
                src={smallestFile(photo)}
                width={photo.width}
                height={photo.height}
                alt=""
                loading="lazy"
              />
              {photo.caption || photo.alt}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

interface PaginationProps {
  page: number;
  pages: number;
  texts: Pick<Texts['gallery'], 'pagination' | 'previous' | 'next' | 'page'>;
  onPage: (page: number) => void;
}

/** Page numbers with Previous and Next. Before hydration no page is current, because the document is the same for all. */
function Pagination({ page, pages, texts, onPage }: PaginationProps) {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  const list = useRef<HTMLOListElement>(null);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);

  const step = (next: number) => {
    onPage(next);
    // A disabled button loses the focus, so the number of the page gets it.
    const isEnd = next === 1 || next === pages;
    if (isEnd) list.current?.querySelectorAll('button')[next - 1]?.focus({ preventScroll: true });
  };

  return (
    <nav data-requires-js className={styles.pagination} aria-label={texts.pagination}>
      <Button variant="outline" disabled={isHydrated && page === 1} onClick={() => step(page - 1)}>
        {texts.previous}
      </Button>
      <ol ref={list} className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={`icon-button ${styles.number}`}
              aria-label={interpolate(texts.page, { number })}
              aria-current={isHydrated && number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Button variant="outline" disabled={isHydrated && page === pages} onClick={() => step(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  );
}
