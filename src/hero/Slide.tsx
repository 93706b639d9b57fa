import type { Pictures } from '../content/types.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './Slide.module.css';

/** The rendered width: that of the window, or more if the picture must fill a tall window. */
export const heroSizes = '(max-aspect-ratio: 4/5) 100vw, max(100vw, 178vh)';

interface SlideProps {
  slide: Pictures['home']['hero'][number];
  isCurrent: boolean;
  eager: boolean;
  /** Called when the picture and its fallback have failed. */
  onLost: () => void;
}

/** A picture of the slideshow behind the dusk that makes the words readable. */
export function Slide({ slide, isCurrent, eager, onLost }: SlideProps) {
  return (
    <div className={styles.slide} data-current={isCurrent} aria-hidden={!isCurrent}>
      <Picture
        picture={slide.wide}
        tall={slide.tall}
        sizes={heroSizes}
        eager={eager}
        className={styles.picture}
        onLost={onLost}
      />
    </div>
  );
}
