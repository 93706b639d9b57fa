import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import Lightbox, { type ControllerRef, type SlideImage, type ZoomRef } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/plugins/counter.css';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { interpolate } from '../../common/variables.ts';
import { lockScroll } from '../browser/scroll-lock.ts';
import { languageOf, plainText } from '../page-data/linked-text.ts';
import { largestFile, type Picture, pictureFile, viewerWidths } from '../page-data/picture.ts';
import type { Texts } from '../page-data/types.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import './viewer.css';

declare module 'react' {
  interface CSSProperties {
    '--ratio'?: number;
    '--width'?: number;
    '--height'?: number;
  }
}

export interface ViewerProps {
  photos: Picture[];
  /** The photo to open first, counted from 0. */
  index: number;
  texts: Texts['gallery']['viewer'];
  onView: (index: number) => void;
  onClose: () => void;
}

export function Viewer({ photos, index, texts, onView, onClose }: ViewerProps) {
  // A layout effect, so that the page is unlocked before Back scrolls it.
  useLayoutEffect(() => lockScroll(), []);

  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  // The lightbox owns its index. A new one would undo the last key press.
  const [first] = useState(index);
  const slides = useMemo(
    () =>
      photos.map(
        (photo): SlideImage => ({
          src: largestFile(photo),
          alt: photo.alt,
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

  // The lightbox drops quick presses. It moves a zoomed photo itself.
  const onKeyDown = (event: KeyboardEvent) => {
    // The browser's own, such as Alt and ArrowLeft for Back, which the lightbox would take.
    if (event.altKey || event.ctrlKey || event.metaKey) return event.stopPropagation();
    const isZoomed = zoom.current && zoom.current.zoom > 1;
    if (event.key === 'Escape') controller.current?.close();
    else if (event.key === 'ArrowLeft' && !isZoomed) controller.current?.prev();
    else if (event.key === 'ArrowRight' && !isZoomed) controller.current?.next();
    else return;
    event.stopPropagation();
  };

  // At an end the opposite button gets the focus of the disabled one, instead of the lightbox. Browsers do not agree
  // on the `relatedTarget` of a disabled button.
  const focused = useRef<EventTarget>(null);
  const onFocus = ({ target }: FocusEvent) => {
    const before = focused.current;
    focused.current = target;
    if (!(before instanceof HTMLButtonElement && before.disabled)) return;
    const opposite = '.yarl__navigation_prev:enabled, .yarl__navigation_next:enabled';
    target.querySelector<HTMLElement>(opposite)?.focus();
  };

  // A double click that opened the photo must not close it. Quick clicks still go from photo to photo.
  const onClick = (event: MouseEvent) => {
    // The target of a click is always an element.
    const isArrow = (event.target as Element).closest('.yarl__navigation_prev, .yarl__navigation_next');
    if (event.detail > 1 && !isArrow) event.stopPropagation();
  };

  return (
    <div onKeyDownCapture={onKeyDown} onFocusCapture={onFocus} onClickCapture={onClick}>
      <Lightbox
        open
        close={onClose}
        index={first}
        slides={slides}
        plugins={[Counter, Zoom]}
        carousel={{ finite: true, padding: 0 }}
        animation={{ fade: 0, swipe: 200 }}
        // The dialog itself gets the focus, so that screen readers say its name.
        portal={{ container: { tabIndex: -1 } }}
        controller={{ ref: controller, focus: false, closeOnPullDown: true }}
        zoom={{ ref: zoom }}
        // React could not update a counter that a browser has translated.
        counter={{ separator: ` ${texts.of} `, container: { translate: 'no' } }}
        labels={{
          // Without words of their own the roles have those of the screen reader's language.
          Carousel: '',
          Slide: '',
          '{index} of {total}': texts.photo,
          Lightbox: texts.label,
          'Photo gallery': texts.label,
          Close: texts.close,
          Previous: texts.previous,
          Next: texts.next,
        }}
        render={{
          // A pinch or a double tap zooms.
          buttonZoom: () => null,
          slideHeader: ({ slide }) => {
            const photo = photos[slides.indexOf(slide)];
            return photo && <Thumbnail photo={photo} />;
          },
          controls: () => (
            <p role="status" className="visually-hidden">
              {interpolate(texts.photo, { index: index + 1, total: photos.length })}
            </p>
          ),
          slideFooter: ({ slide }) => {
            const { caption = '', width, height } = photos[slides.indexOf(slide)] ?? {};
            const ratio = width && height ? height / width : 0;
            return (
              <p className="viewer-caption" style={{ '--ratio': ratio }} lang={languageOf(caption)}>
                {plainText(caption)}
              </p>
            );
          },
        }}
        on={{
          view: ({ index: seen }) => onView(seen),
          entered: () => document.querySelector<HTMLElement>('.yarl__portal')?.focus(),
        }}
      />
    </div>
  );
}

/** The file that the gallery shows, which is there already, until the large one is loaded. */
function Thumbnail({ photo }: { photo: Picture }) {
  return (
    <div
      className="viewer-thumbnail"
      style={{ '--width': photo.width, '--height': photo.height }}
      aria-hidden="true"
    >
      <PictureFrame picture={photo} fill />
    </div>
  );
}
