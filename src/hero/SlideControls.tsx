import { interpolate } from '../../common/variables.ts';
import { type LinkedText, plainText } from '../page-data/linked-text.ts';
import type { Texts } from '../page-data/types.ts';
import styles from './SlideControls.module.css';

export interface Slideshow {
  index: number;
  select: (index: number) => void;
  paused: boolean;
  setPaused: (paused: boolean) => void;
}

interface SlideControlsProps {
  slides: { number: number; label: LinkedText }[];
  slideshow: Slideshow;
  texts: Texts['home']['hero'];
  onInteractionStart: () => void;
}

/** WCAG 2.2.2 requires the pause button. */
export function SlideControls({ slides, slideshow, texts, onInteractionStart }: SlideControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      className={styles.controls}
      role="group"
      data-requires-js
      aria-label={texts.slidesLabel}
      onPointerEnter={onInteractionStart}
      onFocus={onInteractionStart}
    >
      {slides.map(({ number, label }, position) => (
        <button
          key={number}
          type="button"
          className={`icon-button ${styles.stake}`}
          aria-label={interpolate(texts.goTo, { number: position + 1, label: plainText(label) })}
          aria-current={position === slideshow.index}
          onClick={() => slideshow.select(position)}
        />
      ))}
      <button
        type="button"
        className={`icon-button ${styles.pause}`}
        aria-label={slideshow.paused ? texts.play : texts.pause}
        onClick={() => slideshow.setPaused(!slideshow.paused)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
          <path d={slideshow.paused ? 'M7 4v16l13-8z' : 'M6 4h4v16H6zM14 4h4v16h-4z'} />
        </svg>
      </button>
    </div>
  );
}
