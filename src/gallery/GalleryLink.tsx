import { screenPath } from '../../content-model/paths.ts';
import { Link } from '../routing/Link.tsx';
import { useSite } from '../site/SiteContext.tsx';

export function GalleryLink() {
  return <Link href={screenPath('gallery')}>{useSite().texts.gallery.link}</Link>;
}
