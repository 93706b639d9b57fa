import { useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '../content/picture.ts';
import { type PicturePlace, pictureFile, sourceSet } from '../content/picture-files.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** The painted width at each width of the window, as in the `sizes` attribute. */
  sizes: string;
  /** Another picture for upright screens, with its own camera. */
  tall?: PictureData;
  /** How much room it has; as wide as the window, the widest files are offered. */
  place: PicturePlace;
  /** True for what is seen first: loaded at once and before the rest. */
  eager?: boolean;
  /** Called when the picture and its fallback have both failed. */
  onLost?: () => void;
  /** Gives the frame its size; the picture fills it. */
  className?: string | undefined;
}

/** Where `tall` goes before the wide picture: upright windows. */
export const tallScreens = '(max-aspect-ratio: 4/5)';

/** The middle is where crops stand anyway. */
const offCentre = (tenths: number) => (tenths === 5 ? undefined : tenths);

/**
 * A picture as AVIF with a WebP fallback, true size, ground colour while loading, and the stock picture
 * in its place when it fails (SPEC section 8).
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, tall, place, eager = false, onLost, className } = props;
  const { stockPicture } = useSite();
  const [failures, setFailures] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const shown = failures > 0 ? stockPicture : picture;

  const fail = () => {
    setFailures(failures + 1);
    if (failures > 0) onLost?.();
  };

  // It may have failed before the script came to listen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) fail();
  }, []);

  return (
    <picture className={`${styles.frame} ${className ?? ''}`}>
      {tall && failures === 0 && (
        <source
          type="image/avif"
          media={tallScreens}
          srcSet={sourceSet(tall, 'avif', place)}
          sizes={sizes}
          width={tall.width}
          height={tall.height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(shown, 'avif', place)} sizes={sizes} />
      <img
        ref={image}
        src={pictureFile(shown.file, 640, 'webp')}
        // Browsers without AVIF are old: for a picture inside the page one width does.
        srcSet={place === 'window' ? sourceSet(shown, 'webp', place) : undefined}
        sizes={place === 'window' ? sizes : undefined}
        width={shown.width}
        height={shown.height}
        alt={shown.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        data-ground={shown.ground}
        data-x={offCentre(shown.focus[0])}
        data-y={offCentre(shown.focus[1])}
        onError={fail}
      />
    </picture>
  );
}
