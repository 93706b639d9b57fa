import { useRef } from 'react';
import type { Pictures, Texts } from '../content/types.ts';
import { changeQuery, useQuery } from '../routing/address.ts';
import { Pagination } from './Pagination.tsx';
import styles from './PhotoGrid.module.css';
import { PhotoLink } from './PhotoLink.tsx';
import { addressOfPage, pageCount, pageInAddress, pageOf, photosPerPage } from './pages.ts';
import { ScriptlessPhotos } from './ScriptlessPhotos.tsx';
import { useViewer } from './use-viewer.ts';

interface PhotoGridProps {
  texts: Texts['gallery'];
  photos: Pictures['gallery']['photos'];
}

/**
 * The gallery, twelve photos to a page, and the viewer. The page is in the address. Without scripts there are no pages:
 * the other photos follow.
 */
export function PhotoGrid({ texts, photos }: PhotoGridProps) {
  const search = useQuery();
  const grid = useRef<HTMLUListElement>(null);
  const focusPhoto = (photo: number) => grid.current?.querySelectorAll('a')[photo % photosPerPage]?.focus();
  const { Viewer, opened, prefetch, open, view, close } = useViewer(photos, focusPhoto);
  const page = opened < 0 ? pageInAddress(search, photos.length) : pageOf(opened);
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
      <ScriptlessPhotos photos={photos.slice(photosPerPage)} className={styles.grid} />
      {pageCount(photos.length) > 1 && (
        <Pagination
          page={page}
          pages={pageCount(photos.length)}
          texts={texts}
          onPage={(next) => {
            if (next !== page) changeQuery(addressOfPage(search, next));
            grid.current?.scrollIntoView();
          }}
        />
      )}
      {opened >= 0 && Viewer && (
        <Viewer photos={photos} index={opened} texts={texts.viewer} onView={view} onClose={close} />
      )}
    </>
  );
}
