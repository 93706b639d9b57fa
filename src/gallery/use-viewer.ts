import { useEffect, useRef } from 'react';
import { isReachable } from '../browser/reload-once.ts';
import type { Picture } from '../content/picture.ts';
import { largestFile } from '../content/picture-files.ts';
import { changeQuery, useAddress, useQuery } from '../routing/address.ts';
import { pathOf } from '../routing/paths.ts';
import { openToast } from '../toast/toast.ts';
import { useOnDemand } from '../ui/use-on-demand.ts';
import { addressOfPage, addressOfPhoto, pageOf, photoInAddress } from './pages.ts';

const loadViewer = () => import('./Viewer.tsx').then((module) => module.Viewer);

/**
 * The viewer of the gallery. The photo in it is in the address, so Back closes it. `onClosed` is called with the last
 * photo seen, once its page is rendered.
 */
export function useViewer(photos: Picture[], onClosed: (photo: number) => void) {
  const search = useQuery();
  const isHere = useAddress().path === pathOf('gallery');
  const { Part: Viewer, prefetch, loadPart } = useOnDemand(loadViewer);
  const opened = photoInAddress(search, photos);
  const lastOpened = useRef(-1);
  /** True if the entry before this one in the history is the gallery without the viewer. */
  const openedHere = useRef(false);

  const show = (index: number, options?: { replace: boolean }) => {
    const photo = photos[index];
    if (photo) changeQuery(addressOfPhoto(search, photo), options);
  };

  const open = (index: number) =>
    loadPart(
      () => {
        openedHere.current = true;
        show(index);
      },
      async () => {
        const file = photos[index] && largestFile(photos[index]);
        if (file && (await isReachable(file))) window.location.assign(file);
        else openToast('noConnection');
      },
    );

  const close = () => {
    if (openedHere.current) window.history.back();
    else changeQuery(addressOfPage(search, pageOf(opened)), { replace: true });
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
      changeQuery(addressOfPage(search, pageOf(last)), { replace: true });
      requestAnimationFrame(() => onClosed(last));
    }
  }, [opened]);

  const view = (index: number) => {
    if (index !== opened) show(index, { replace: true });
  };
  return { Viewer, opened, prefetch, open, view, close };
}
