import { useEffect, useRef, useState } from 'react';
import { type Picture, smallestFile, sourceSet } from '../page-data/picture.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './PictureFrame.module.css';

interface PictureFrameProps {
  picture: Picture;
  /** Loads at once and before other pictures, for those at the top of a page. */
  eager?: boolean;
  /** Replaces the picture if it fails; by default the stock picture. */
  fallback?: Picture | undefined;
  onFailure?: () => void;
  /** Fills the parent, instead of having the ratio 3:2. */
  fill?: boolean;
  className?: string | undefined;
}

export function PictureFrame(props: PictureFrameProps) {
  const { stockPicture } = useSite();
  const { picture, fallback = stockPicture, eager = false, onFailure, fill = false, className = '' } = props;
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const shown = failed ? fallback : picture;

  const fail = () => {
    if (failed) onFailure?.();
    else setFailed(true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because the picture may have failed before hydration
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    // In a frame that is not displayed, such as the desk's on a phone, every picture is 0 px wide, so it is decoded.
    if (complete && naturalWidth === 0 && currentSrc) image.current?.decode().catch(fail);
  }, []);

  return (
    // The fallback gets a new element, because the old one would not report the same failure twice.
    <picture key={String(failed)} className={`${styles.frame} ${fill ? styles.fill : ''} ${className}`}>
      {/* Some systems that claim to know AVIF do not show it, so the fallback is WebP. */}
      {!failed && <source type="image/avif" srcSet={sourceSet(shown, 'avif')} sizes={picture.sizes} />}
      <img
        ref={image}
        src={smallestFile(shown)}
        width={shown.width}
        height={shown.height}
        alt={shown.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        data-focus-x={shown.focus[0]}
        data-focus-y={shown.focus[1]}
        onError={fail}
      />
    </picture>
  );
}
