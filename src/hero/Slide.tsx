import type { Pictures } from '../content/types.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import styles from './Slide.module.css';

interface SlideProps {
  picture: Pictures['home']['hero'][number];
  isCurrent: boolean;
  eager: boolean;
  /** Called when the picture fails, and when its fallback does. */
  onFailure: () => void;
}

/** A picture of the slideshow. */
export function Slide({ picture, isCurrent, eager, onFailure }: SlideProps) {
  return (
    <div className={styles.slide} data-current={isCurrent} aria-hidden={!isCurrent}>
      <PictureFrame picture={picture} eager={eager} className={styles.picture} onFailure={onFailure} />
    </div>
  );
}
