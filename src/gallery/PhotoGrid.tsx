import { useRef, useState } from 'react';
import { largestFile } from '../content/picture-files.ts';
import type { Pictures, Texts } from '../content/types.ts';
import { navigate, useQuery } from '../routing/address.ts';
import { Picture } from '../ui/Picture.tsx';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { Pagination } from './Pagination.tsx';
import styles from './PhotoGrid.module.css';
import { addressOfPage, pageCount, pageInAddress, pageOf } from './pages.ts';

const loadViewer = () => import('./Viewer.tsx').then((module) => module.Viewer);

/** The rendered widths: in a wide window, rows of two and of three photos alternate. */
const largePhoto = '(width >= 84rem) 40rem, (width >= 40rem) 46vw, 92vw';
const smallPhoto = '(width >= 84rem) 27rem, (width >= 60rem) 31vw, (width >= 40rem) 46vw, 92vw';

interface PhotoGridProps {
  texts: Texts['gallery'];
  photos: Pictures['gallery']['photos'];
}

/**
 * The gallery. All photos are in the document, twelve to a page; the page is in the address. A click opens the viewer.
 * Without scripts a photo is a link to its large picture.
 */
export function PhotoGrid({ texts, photos }: PhotoGridProps) {
  const search = useQuery();
  const grid = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const { Part: Viewer, prefetch, loadPart } = useOnDemand(loadViewer);
  const page = pageInAddress(search, photos.length);

  const goTo = (wanted: number) => {
    if (wanted !== page) navigate(window.location.pathname + addressOfPage(search, wanted));
  };
  const onPage = (wanted: number) => {
    goTo(wanted);
    grid.current?.scrollIntoView();
  };
  const onClose = (last: number) => {
    setOpened(null);
    goTo(pageOf(last));
    // The thumbnail of the last photo seen may be on another page, which is rendered first.
    requestAnimationFrame(() => grid.current?.querySelectorAll('a')[last]?.focus());
  };

  return (
    <>
      <ul ref={grid} className={styles.grid}>
        {photos.map((photo, index) => (
          <li key={photo.file} data-other-page={pageOf(index) === page ? undefined : ''}>
            <a
              href={largestFile(photo)}
              className={styles.photo}
              onPointerEnter={prefetch}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                const { href } = event.currentTarget;
                // If the viewer cannot be loaded, the link opens the large picture.
                loadPart(
                  () => setOpened(index),
                  () => navigator.onLine && window.location.assign(href),
                );
              }}
            >
              <Picture
                picture={photo}
                sizes={[2, 3, 4].includes((index % 12) % 5) ? smallPhoto : largePhoto}
                className={styles.picture}
              />
            </a>
            <p className={styles.caption}>{photo.caption}</p>
          </li>
        ))}
      </ul>
      {pageCount(photos.length) > 1 && (
        <Pagination page={page} pages={pageCount(photos.length)} texts={texts} onPage={onPage} />
      )}
      {opened !== null && Viewer && (
        <Viewer photos={photos} start={opened} texts={texts.viewer} onClose={onClose} />
      )}
    </>
  );
}
