import { useEffect, useRef, useState } from 'react';
import { pictureFile, sourceSet } from '../content/picture-files.ts';
import type { Picture as PictureData } from '../content/types.ts';
import styles from './Picture.module.css';

interface PictureProps {
  picture: PictureData;
  /** The painted width at each width of the window, as in the `sizes` attribute. */
  sizes: string;
  /** Another picture for upright screens, with its own camera. */
  tall?: PictureData;
  /** True for a picture as wide as the window: only then the widest files are offered. */
  fillsWindow?: boolean;
  /** True for what is seen first: loaded at once and before the rest. */
  eager?: boolean;
  /** Shown where the picture cannot be loaded (SPEC section 8). */
  fallback?: PictureData;
  /** Called when the picture and its fallback have both failed. */
  onLost?: () => void;
  /** Gives the frame its size; the picture fills it. */
  className?: string | undefined;
}

/** Where `tall` goes before the wide picture: upright windows. */
export const tallScreens = '(max-aspect-ratio: 4/5)';

/** A picture as AVIF with a WebP fallback, true size, ground colour while loading, and a way out when it fails. */
export function Picture(props: PictureProps) {
  const { picture, sizes, tall, fillsWindow = false, eager = false, fallback, onLost, className } = props;
  const [failures, setFailures] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const shown = failures > 0 && fallback ? fallback : picture;

  const fail = () => {
    setFailures(failures + 1);
    if (failures > 0 || !fallback) onLost?.();
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
          srcSet={sourceSet(tall, 'avif', fillsWindow)}
          sizes={sizes}
          width={tall.width}
          height={tall.height}
        />
      )}
      <source type="image/avif" srcSet={sourceSet(shown, 'avif', fillsWindow)} sizes={sizes} />
      <img
        ref={image}
        src={pictureFile(shown.file, 640, 'webp')}
        srcSet={sourceSet(shown, 'webp', fillsWindow)}
        sizes={sizes}
        width={shown.width}
        height={shown.height}
        alt={shown.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        data-ground={shown.ground}
        data-x={shown.focus[0]}
        data-y={shown.focus[1]}
        onError={fail}
      />
    </picture>
  );
}
