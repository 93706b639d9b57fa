import type { ScreenContent } from '../content/types.ts';
import { heroSizes } from '../hero/Slide.tsx';
import { bannerSizes } from '../layout/Banner.tsx';
import { tallScreens } from '../ui/Picture.tsx';
import type { FirstPicture } from './rendered-page.ts';

/** The pictures that a screen shows above the fold: the hero's first slide, or the banner. */
export function firstPictures({ pictures }: ScreenContent): FirstPicture[] {
  if ('hero' in pictures) {
    const [first] = pictures.hero;
    if (!first) return [];
    return [
      { picture: first.tall, sizes: heroSizes, media: tallScreens },
      { picture: first.wide, sizes: heroSizes, media: `not all and ${tallScreens}` },
    ];
  }
  return 'banner' in pictures ? [{ picture: pictures.banner, sizes: bannerSizes }] : [];
}
