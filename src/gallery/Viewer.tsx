import { useEffect } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/plugins/counter.css';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { lockScroll } from '../browser/scroll-lock.ts';
import type { Picture } from '../content/picture.ts';
import { largestFile, pictureFile, viewerWidths } from '../content/picture-files.ts';
import type { Texts } from '../content/types.ts';
import './viewer.css';

export interface ViewerProps {
  photos: Picture[];
  /** The photo to show, counted from 0. */
  index: number;
  texts: Texts['gallery']['viewer'];
  /** Called with the photo that the visitor goes to. */
  onView: (index: number) => void;
  onClose: () => void;
}

/** The full-screen viewer, with a counter, Escape and arrow keys. */
export function Viewer({ photos, index, texts, onView, onClose }: ViewerProps) {
  useEffect(() => lockScroll(), []);

  const slides = photos.map((photo) => ({
    src: largestFile(photo),
    alt: photo.alt,
    width: photo.width,
    height: photo.height,
    srcSet: viewerWidths(photo).map((width) => ({
      src: pictureFile(photo, width, 'webp'),
      width,
      height: Math.round((width * photo.height) / photo.width),
    })),
  }));

  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Counter, Zoom]}
      carousel={{ finite: true, padding: 0 }}
      animation={{ fade: 0, swipe: 200 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      // A browser that translates the page would replace the counter's text, and React could no longer update it.
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
          <p className="viewer-caption">
            {photos[slides.indexOf(slide as (typeof slides)[number])]?.caption}
          </p>
        ),
      }}
      on={{ view: ({ index: seen }) => onView(seen) }}
    />
  );
}
