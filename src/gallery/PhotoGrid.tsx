import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defaultLanguage } from '../../common/languages.ts';
import { isReachable } from '../browser/reload-once.ts';
import { interpolate } from '../page-data/interpolate.ts';
import { largestFile, type Picture, smallestFile } from '../page-data/picture.ts';
import type { Pictures, Texts } from '../page-data/types.ts';
import { parsePath, screenPath } from '../routing/paths.ts';
import { useLocalizedPath, useRouter, useSearch } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { openToast } from '../toast/toast.ts';
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
  const focusPhoto = (photo: number) => grid.current?.querySelectorAll('a')[photo % photosPerPage]?.focus();
  const { Viewer, openIndex, prefetch, open, view, close } = useViewer(photos, focusPhoto);
  const page = openIndex < 0 ? pageFromQuery(search, photos.length) : pageOf(openIndex);
  const start = (page - 1) * photosPerPage;

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
      {pageCount(photos.length) > 1 && (
        <Pagination
          page={page}
          pages={pageCount(photos.length)}
          texts={texts}
          onPage={(next) => {
            if (next !== page) changeQuery(queryForPage(search, next));
            grid.current?.scrollIntoView();
          }}
        />
      )}
      {openIndex >= 0 && Viewer && (
        <Viewer photos={photos} index={openIndex} texts={texts.viewer} onView={view} onClose={close} />
      )}
    </>
  );
}

/**
 * The viewer, whose photo is in the address, so Back closes it. `onClosed` is called with the last photo seen, once
 * its page is rendered.
 */
function useViewer(photos: Picture[], onClosed: (photo: number) => void) {
  const search = useSearch();
  const { changeQuery, currentUrl } = useRouter();
  const { Component: Viewer, prefetch, load } = useLazyComponent(loadViewer);
  const openIndex = photoIndexFromQuery(search, photos);
  const lastOpened = useRef(-1);
  const isClosing = useRef(false);
  const toFocus = useRef(-1);

  /** False on the way to another page. */
  const isOnGallery = () => parsePath(currentUrl().pathname).path === screenPath('gallery');

  // However often a photo is clicked, the viewer has one entry in the history.
  const show = (index: number) => {
    const photo = photos[index];
    if (!photo || !isOnGallery()) return;
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
    if (isClosing.current) return;
    if (!window.history.state?.viewer)
      return changeQuery(queryForPage(search, pageOf(openIndex)), { replace: true });
    isClosing.current = true;
    window.history.back();
  };

  useEffect(() => {
    const last = lastOpened.current;
    lastOpened.current = openIndex;
    if (openIndex !== last) {
      isClosing.current = false;
      toFocus.current = -1;
      if (openIndex >= 0) prefetch();
      else if (isOnGallery()) {
        // The last photo's thumbnail may be on another page, which is rendered first.
        toFocus.current = last;
        changeQuery(queryForPage(search, pageOf(last)), { replace: true });
      }
    } else if (toFocus.current >= 0 && pageFromQuery(search, photos.length) === pageOf(toFocus.current)) {
      onClosed(toFocus.current);
      toFocus.current = -1;
    }
  });

  const view = (index: number) => {
    if (index !== photoIndexFromQuery(window.location.search, photos)) show(index);
  };
  return { Viewer, openIndex, prefetch, open, view, close };
}

function NoScriptPhotos({ photos }: { photos: readonly Picture[] }) {
  const { language } = useSite();
  const address = useLocalizedPath();
  // Without scripts the document's own page is the only one.
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

/** Page numbers with Previous and Next, which are disabled at the ends. The prerendered ones are of any page. */
function Pagination({ page, pages, texts, onPage }: PaginationProps) {
  const [isHydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  const list = useRef<HTMLOListElement>(null);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);

  const step = (next: number) => {
    onPage(next);
    // A disabled button loses the focus.
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
