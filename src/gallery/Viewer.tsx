import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import Lightbox, { type ControllerRef, type SlideImage, type ZoomRef } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/plugins/counter.css';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { lockScroll } from '../browser/scroll-lock.ts';
import { largestFile, type Picture, pictureFile, viewerWidths } from '../page-data/picture.ts';
import type { Texts } from '../page-data/types.ts';
import './viewer.css';

declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    lang?: string | undefined;
  }
}

export interface ViewerProps {
  photos: Picture[];
  /** Counted from 0. */
  index: number;
  texts: Texts['gallery']['viewer'];
  onView: (index: number) => void;
  onClose: () => void;
}

export function Viewer({ photos, index, texts, onView, onClose }: ViewerProps) {
  // Before the page that Back leads to is scrolled.
  useLayoutEffect(() => lockScroll(), []);

  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  // The lightbox keeps its own place: told again, it would undo the last press.
  const [first] = useState(index);
  const slides = useMemo(
    () =>
      photos.map(
        (photo): SlideImage => ({
          src: largestFile(photo),
          alt: photo.alt,
          lang: photo.lang,
          width: photo.width,
          height: photo.height,
          srcSet: viewerWidths(photo).map((width) => ({
            src: pictureFile(photo, width, 'webp'),
            width,
            height: Math.round((width * photo.height) / photo.width),
          })),
        }),
      ),
    [photos],
  );

  /** The lightbox drops quick presses of an arrow key. Zoomed in, they move the photo. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (zoom.current && zoom.current.zoom > 1) return;
    if (event.key === 'ArrowLeft') controller.current?.prev();
    else if (event.key === 'ArrowRight') controller.current?.next();
    else return;
    event.stopPropagation();
  };

  return (
    <div onKeyDownCapture={onKeyDown}>
      <Lightbox
        open
        close={onClose}
        index={first}
        slides={slides}
        plugins={[Counter, Zoom]}
        carousel={{ finite: true, padding: 0, imageProps: ({ lang }) => ({ lang }) }}
        animation={{ fade: 0, swipe: 200 }}
        controller={{ ref: controller, closeOnBackdropClick: true, closeOnPullDown: true }}
        zoom={{ ref: zoom }}
        // React could not update a counter that a browser has translated.
        counter={{ separator: ` ${texts.of} `, container: { translate: 'no' } }}
        labels={{
          Lightbox: texts.label,
          'Photo gallery': texts.label,
          Close: texts.close,
          Previous: texts.previous,
          Next: texts.next,
          'Zoom in': texts.zoomIn,
          'Zoom out': texts.zoomOut,
        }}
        render={{
          slideFooter: ({ slide }) => (
            <p className="viewer-caption">{photos[slides.indexOf(slide)]?.caption}</p>
          ),
        }}
        on={{ view: ({ index: seen }) => onView(seen) }}
      />
    </div>
  );
}
