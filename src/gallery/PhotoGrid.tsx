import { useEffect, useRef } from 'react';
import { defaultLanguage } from '../../tables/languages.ts';
import { isReachable } from '../browser/reload-once.ts';
import { largestFile, smallestFile } from '../content/picture-files.ts';
import type { Pictures, Texts } from '../content/types.ts';
import { changeAddress, useAddress, useQuery } from '../routing/address.ts';
import { pathOf } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import { openToast } from '../toast/toast.ts';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { Pagination } from './Pagination.tsx';
import styles from './PhotoGrid.module.css';
import { PhotoLink } from './PhotoLink.tsx';
import {
  addressOfPage,
  addressOfPhoto,
  pageCount,
  pageInAddress,
  pageOf,
  photoInAddress,
  photosPerPage,
} from './pages.ts';

const loadViewer = () => import('./Viewer.tsx').then((module) => module.Viewer);

interface PhotoGridProps {
  texts: Texts['gallery'];
  photos: Pictures['gallery']['photos'];
}

/**
 * The gallery, twelve photos to a page. The page and the photo in the viewer are in the address, so Back closes the
 * viewer. Without scripts there are no pages: the other photos follow.
 */
export function PhotoGrid({ texts, photos }: PhotoGridProps) {
  const { language, texts: words } = useSite();
  const search = useQuery();
  const grid = useRef<HTMLUListElement>(null);
  const { Part: Viewer, prefetch, loadPart } = useOnDemand(loadViewer);
  const address = useAddress();
  const isHere = address.path === pathOf('gallery');
  // A page that a script has put in the place of the document's own is never read without scripts.
  const isOwnPage = language === (address.language ?? defaultLanguage);
  const opened = photoInAddress(search, photos);
  const page = opened < 0 ? pageInAddress(search, photos.length) : pageOf(opened);
  const start = (page - 1) * photosPerPage;
  const lastOpened = useRef(-1);
  /** True if the entry before this one in the history is the gallery without the viewer. */
  const openedHere = useRef(false);

  const show = (query: string, options?: { replace: boolean }) =>
    changeAddress(window.location.pathname + query, options);
  const showPhoto = (index: number, options?: { replace: boolean }) => {
    const photo = photos[index];
    if (photo) show(addressOfPhoto(search, photo), options);
  };

  const open = (index: number) =>
    loadPart(
      () => {
        openedHere.current = true;
        showPhoto(index);
      },
      async () => {
        const file = photos[index] && largestFile(photos[index]);
        if (file && (await isReachable(file))) window.location.assign(file);
        else openToast({ ...words.toast.noConnection, destructive: true });
      },
    );

  const close = () => {
    if (openedHere.current) window.history.back();
    else show(addressOfPage(search, page), { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another photo is opened, or none
  useEffect(() => {
    const last = lastOpened.current;
    lastOpened.current = opened;
    if (opened >= 0) prefetch();
    // Not where Back has closed the viewer by leading to another page.
    else if (last >= 0 && isHere) {
      openedHere.current = false;
      // The thumbnail of the last photo seen may be on another page, which is rendered first.
      show(addressOfPage(search, pageOf(last)), { replace: true });
      requestAnimationFrame(() => grid.current?.querySelectorAll('a')[last % photosPerPage]?.focus());
    }
  }, [opened]);

  return (
    <>
      <ul ref={grid} className={styles.grid}>
        {photos.slice(start, start + photosPerPage).map((photo, index) => (
          <li key={photo.file}>
            <PhotoLink photo={photo} onPointerEnter={prefetch} onOpen={() => open(start + index)} />
          </li>
        ))}
      </ul>
      {isOwnPage && (
        <noscript>
          <ul className={styles.grid}>
            {photos.slice(photosPerPage).map((photo) => (
              <li key={photo.file}>
                <a href={largestFile(photo)}>
                  <img
                    src={smallestFile(photo)}
                    width={photo.width}
                    height={photo.height}
                    alt=""
                    loading="lazy"
                  />
                  {photo.caption}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      )}
      {pageCount(photos.length) > 1 && (
        <Pagination
          page={page}
          pages={pageCount(photos.length)}
          texts={texts}
          onPage={(wanted) => {
            if (wanted !== page) show(addressOfPage(search, wanted));
            grid.current?.scrollIntoView();
          }}
        />
      )}
      {opened >= 0 && Viewer && (
        <Viewer
          photos={photos}
          index={opened}
          texts={texts.viewer}
          onView={(index) => index !== opened && showPhoto(index, { replace: true })}
          onClose={close}
        />
      )}
    </>
  );
}
