import { useEffect, useRef, useState } from 'react';
import { type Picture, smallestFile, sourceSet } from '../content/picture.ts';
import { useSite } from '../site/SiteContext.tsx';
import styles from './PictureFrame.module.css';

interface PictureFrameProps {
  picture: Picture;
  /** For what is seen first: loaded at once and before the rest. */
  eager?: boolean;
  /** Called when the picture fails, and when the stock picture does. */
  onFailure?: () => void;
  /** Fills its holder, instead of being three by two. */
  fill?: boolean;
  className?: string | undefined;
}

/** A picture as AVIF, and as one WebP for older browsers. The stock picture replaces one that fails. */
export function PictureFrame(props: PictureFrameProps) {
  const { picture, eager = false, onFailure, fill = false, className = '' } = props;
  const { stockPicture } = useSite();
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const shown = failed ? stockPicture : picture;

  const fail = () => {
    setFailed(true);
    onFailure?.();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since it may have failed before hydration
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) fail();
  }, []);

  return (
    // A new element for the stock picture: if that has failed before, the old one would not fail again.
    <picture key={String(failed)} className={`${styles.frame} ${fill ? styles.fill : ''} ${className}`}>
      <source type="image/avif" srcSet={sourceSet(shown, 'avif')} sizes={picture.sizes} />
      <img
        ref={image}
        src={smallestFile(shown)}
        width={shown.width}
        height={shown.height}
        alt={shown.alt}
        lang={shown.lang}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        data-x={shown.focus[0]}
        data-y={shown.focus[1]}
        onError={fail}
      />
    </picture>
  );
}
