import { useEffect, useRef } from 'react';
import { isReachable } from '../browser/reload-once.ts';
import type { Picture } from '../content/picture.ts';
import { largestFile } from '../content/picture-files.ts';
import { changeQuery, pendingAddress, useAddress, useQuery } from '../routing/address.ts';
import { pathOf, readAddress } from '../routing/paths.ts';
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
  const { path } = useAddress();
  const { Part: Viewer, prefetch, loadPart } = useOnDemand(loadViewer);
  const opened = photoInAddress(search, photos);
  const lastOpened = useRef(-1);
  const isClosing = useRef(false);

  // The viewer has one entry in the history, however often a photo is clicked before it is there.
  const show = (index: number) => {
    const photo = photos[index];
    const { search, pathname } = new URL(pendingAddress());
    // The visitor may have left before the viewer was there.
    if (!photo || readAddress(pathname).path !== pathOf('gallery')) return;
    const replace = photoInAddress(search, photos) >= 0;
    changeQuery(addressOfPhoto(search, photo), { replace, state: { viewer: true } });
  };

  const open = (index: number) =>
    loadPart(
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
      return changeQuery(addressOfPage(search, pageOf(opened)), { replace: true });
    isClosing.current = true;
    window.history.back();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another photo is opened, or none
  useEffect(() => {
    const last = lastOpened.current;
    lastOpened.current = opened;
    isClosing.current = false;
    if (opened >= 0) prefetch();
    // Not where Back has closed the viewer by leading to another page.
    else if (last >= 0 && path === pathOf('gallery')) {
      // The thumbnail of the last photo seen may be on another page, which is rendered first.
      changeQuery(addressOfPage(search, pageOf(last)), { replace: true });
      requestAnimationFrame(() => onClosed(last));
    }
  }, [opened]);

  const view = (index: number) => {
    if (index !== photoInAddress(window.location.search, photos)) show(index);
  };
  return { Viewer, opened, prefetch, open, view, close };
}
