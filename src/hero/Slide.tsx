import type { Pictures } from '../content/types.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './Slide.module.css';

/**
 * The rendered width: that of the window, or more where the height decides. Above a sign it is at most half as high, and
 * half of a phone's many pixels are enough.
 */
const heroSizes = '(max-aspect-ratio: 4/5) max(100vw, 50vh), max(100vw, 178vh)';

interface SlideProps {
  picture: Pictures['home']['hero'][number];
  isCurrent: boolean;
  eager: boolean;
  /** Called when the picture and its fallback have failed. */
  onLost: () => void;
}

/** A picture of the slideshow. */
export function Slide({ picture, isCurrent, eager, onLost }: SlideProps) {
  return (
    <div className={styles.slide} data-current={isCurrent} aria-hidden={!isCurrent}>
      <Picture picture={picture} sizes={heroSizes} eager={eager} className={styles.picture} onLost={onLost} />
    </div>
  );
}
