import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { defaultLanguage } from '../../common/languages.ts';
import { parsePath } from '../../common/localized-path.ts';
import { interpolate } from '../../common/variables.ts';
import { screenPath } from '../../content-model/paths.ts';
import { isReachable } from '../browser/reload-once.ts';
import { languageOf, plainText } from '../page-data/linked-text.ts';
import { largestFile, type Picture, smallestFile } from '../page-data/picture.ts';
import type { Pictures, Texts } from '../page-data/types.ts';
import { useOpenUntilNavigation, useRouting } from '../routing/RouterContext.ts';
import { useSite } from '../site/SiteContext.tsx';
import { announce, openToast } from '../toast/Toaster.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './PhotoGrid.module.css';
import { PhotoLink } from './PhotoLink.tsx';
import { pageCount, pageFromQuery, pageOf, photosPerPage, queryForPage } from './pages.ts';
import type { ViewerProps } from './Viewer.tsx';

interface PhotoGridProps {
  texts: Texts['gallery'];
  photos: Pictures['gallery']['photos'];
}

/** Without scripts all photos are on one page. */
export function PhotoGrid({ texts, photos }: PhotoGridProps) {
  const { search, router } = useRouting();
  const grid = useRef<HTMLUListElement>(null);
  const { Viewer, openIndex, open, view, close } = useViewer(photos, grid);
  const page = openIndex === null ? pageFromQuery(search, photos.length) : pageOf(openIndex);
  const start = (page - 1) * photosPerPage;

  const announcedPage = useRef(page);
  useEffect(() => {
    // The viewer says which photo it shows.
    if (openIndex !== null || announcedPage.current === page) return;
    announcedPage.current = page;
    announce(interpolate(texts.pageShown, { number: page, pages: pageCount(photos.length) }));
  }, [page, openIndex, photos, texts]);

  const showPage = (next: number) => {
    if (next !== page) router.changeQuery(queryForPage(next));
    grid.current?.scrollIntoView();
  };

  return (
    <section className={styles.gallery} aria-label={plainText(texts.banner.title)}>
      <ul ref={grid} className={`stack ${styles.grid}`}>
        {photos.slice(start, start + photosPerPage).map((photo, index) => (
          <li key={photo.file}>
            <PhotoLink photo={photo} onOpen={(link) => open(start + index, link)} />
          </li>
        ))}
      </ul>
      <NoScriptPhotos photos={photos.slice(photosPerPage)} />
      {photos.length > photosPerPage && (
        <Pagination page={page} pages={pageCount(photos.length)} texts={texts} onPage={showPage} />
      )}
      {openIndex !== null && Viewer && (
        <Viewer photos={photos} index={openIndex} texts={texts.viewer} onView={view} onClose={close} />
      )}
    </section>
  );
}

/** Apart from what follows on it, or Vite would leave a style sheet that fails to nobody. */
const loadViewer = () => import('./Viewer.tsx');

const isGallery = (url: URL) => parsePath(url.pathname).path === screenPath('gallery');

/** The open viewer has an entry in the history, so Back closes it. Then the last photo's thumbnail gets the focus. */
function useViewer(photos: Picture[], grid: RefObject<HTMLUListElement | null>) {
  const { search, router } = useRouting();
  const { changeQuery, currentUrl } = router;
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  /** The last photo seen, until its thumbnail has the focus. */
  const [lastSeen, setLastSeen] = useState<number | null>(null);
  const hasEntry = useRef(false);

  useEffect(() => {
    if (isOpen) return;
    hasEntry.current = false;
    if (lastSeen === null || !isGallery(currentUrl())) return;
    const page = pageOf(lastSeen);
    if (pageFromQuery(search, photos.length) === page) {
      grid.current?.querySelectorAll('a')[lastSeen % photosPerPage]?.focus();
      setLastSeen(null);
    } else {
      // The thumbnail is on another page, which is rendered first.
      changeQuery(queryForPage(page), { replace: true });
    }
  }, [isOpen, lastSeen, search, photos, grid, changeQuery, currentUrl]);

  const show = (index: number) => {
    // The viewer may have loaded too late, or a second click may have waited for it too.
    if (!isGallery(currentUrl()) || hasEntry.current) return;
    hasEntry.current = true;
    changeQuery(search);
    setLastSeen(index);
    setIsOpen(true);
  };

  const open = (index: number, link: string) => {
    loadViewer().then(
      (module) => {
        setViewer(() => module.Viewer);
        show(index);
      },
      async () => {
        const isThere = await isReachable(link);
        if (!isGallery(currentUrl())) return;
        if (isThere) window.location.assign(link);
        else openToast('noConnection');
      },
    );
  };

  const close = () => {
    if (!hasEntry.current) return;
    hasEntry.current = false;
    window.history.back();
  };

  return { Viewer, openIndex: isOpen ? lastSeen : null, open, view: setLastSeen, close };
}

function NoScriptPhotos({ photos }: { photos: readonly Picture[] }) {
  const { language } = useSite();
  const { localizedPath } = useRouting();
  // Without scripts only the language of the document is shown.
  if (language !== (localizedPath.language ?? defaultLanguage)) return null;
  return (
    <noscript>
      <ul className={`stack ${styles.grid}`}>
        {photos.map((photo) => (
          <li key={photo.file}>
            <a href={largestFile(photo)} lang={photo.caption ? languageOf(photo.caption) : photo.lang}>
              <img
                className={styles.whole}
                src={smallestFile(photo)}
                width={photo.width}
                height={photo.height}
                alt=""
                loading="lazy"
              />
              {plainText(photo.caption) || photo.alt}
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

function Pagination({ page, pages, texts, onPage }: PaginationProps) {
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
      <Button variant="outline" disabled={page === 1} onClick={() => step(page - 1)}>
        {texts.previous}
      </Button>
      <ol ref={list} className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              className={`icon-button ${styles.number}`}
              aria-label={interpolate(texts.page, { number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <Button variant="outline" disabled={page === pages} onClick={() => step(page + 1)}>
        {texts.next}
      </Button>
    </nav>
  );
}
