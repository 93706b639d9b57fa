import type { ScreenContent } from '../content/types.ts';
import { heroSizes } from '../hero/Slide.tsx';
import { bannerSizes } from '../layout/Banner.tsx';
import type { FirstPicture } from './rendered-page.ts';

/** The picture that a screen shows above the fold: the hero's first slide, or the banner. */
export function firstPicture({ pictures }: ScreenContent): FirstPicture | null {
  if ('hero' in pictures) return pictures.hero[0] ? { picture: pictures.hero[0], sizes: heroSizes } : null;
  return 'banner' in pictures ? { picture: pictures.banner, sizes: bannerSizes } : null;
}
