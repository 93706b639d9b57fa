import { type RefObject, useEffect, useRef, useState } from 'react';
import { screenPath } from '../../content-model/paths.ts';
import { prefersReducedMotion } from '../browser/reduced-motion.ts';
import { CallLink } from '../layout/CallLink.tsx';
import type { Pictures, Texts } from '../page-data/types.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { PicturePanel } from '../ui/PicturePanel.tsx';
import { TextWithLinks } from '../ui/TextWithLinks.tsx';
import styles from './Hero.module.css';
import { SlideControls, type Slideshow } from './SlideControls.tsx';

/** Milliseconds per slide, from docs/product.md. */
const slideInterval = 14000;

interface HeroProps {
  texts: Texts['home']['hero'];
  pictures: Pictures['home']['hero'];
}

/** Only the first slide is prerendered, because no other shows without scripts. */
export function Hero({ texts, pictures }: HeroProps) {
  const [failedSlides, setFailedSlides] = useState<number[]>([]);
  const [loadAllSlides, setLoadAllSlides] = useState(false);
  const slides = texts.slides
    .flatMap((slide, number) => {
      const picture = pictures[number];
      return picture ? [{ ...slide, picture, number }] : [];
    })
    .filter(({ number }) => !failedSlides.includes(number));
  const hero = useRef<HTMLElement>(null);
  const slideshow = useSlideshow(slides.length, hero);
  const current = slides[slideshow.index];

  // The other slides load late, so that they do not compete with the page.
  useEffect(() => {
    const timer = setTimeout(() => setLoadAllSlides(true), slideInterval / 2);
    return () => clearTimeout(timer);
  }, []);

  return (
    <PicturePanel
      ref={hero}
      className={styles.hero}
      pictures={slides.map(
        (slide, position) =>
          (slide.number === 0 || loadAllSlides || position === slideshow.index) && (
            <div
              key={slide.number}
              className={styles.slide}
              data-current={position === slideshow.index}
              aria-hidden={position !== slideshow.index}
            >
              <PictureFrame
                picture={slide.picture}
                // A slide whose own picture fails has that of the next one.
                fallback={pictures[(slide.number + 1) % pictures.length]}
                eager={slide.number === 0}
                fill
                onFailure={() => setFailedSlides((failed) => [...failed, slide.number])}
              />
            </div>
          ),
      )}
      caption={
        current && (
          <div className={styles.caption}>
            <p>
              <TextWithLinks as="strong" text={current.label} />{' '}
              <TextWithLinks as="span" text={current.caption} />
            </p>
            {slides.length > 1 && (
              <SlideControls
                slides={slides}
                slideshow={slideshow}
                texts={texts}
                onInteractionStart={() => setLoadAllSlides(true)}
              />
            )}
          </div>
        )
      }
    >
      <div className={styles.logo} data-screen-only>
        <Logo />
      </div>
      <TextWithLinks as="h1" tabIndex={-1} className={styles.title} text={texts.title} />
      <TextWithLinks className={`lead ${styles.description}`} text={texts.description} />
      <CallLink />
      <div className={styles.actions} data-screen-only>
        <ButtonLink variant="solid" href={screenPath('contact')}>
          {texts.contact}
        </ButtonLink>
        <ButtonLink variant="outline" href={screenPath('services')}>
          {texts.services}
        </ButtonLink>
      </div>
    </PicturePanel>
  );
}

function useSlideshow(count: number, hero: RefObject<HTMLElement | null>): Slideshow {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const index = count > 0 ? current % count : 0;

  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => {
      const stays = prefersReducedMotion() || document.hidden || isUnderMouse(hero.current);
      if (!stays) setCurrent((index + 1) % count);
    }, slideInterval);
    return () => clearInterval(timer);
  }, [paused, count, index, hero]);

  return { index, select: setCurrent, paused, setPaused };
}

/** A tap makes an element `:hover` too, until the next tap. */
const isUnderMouse = (element: HTMLElement | null): boolean =>
  matchMedia('(hover: hover)').matches && element?.matches(':hover') === true;
