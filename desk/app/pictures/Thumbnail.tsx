import type { PictureEntry } from '../../../schema/pictures.ts';
import { thumbnail } from '../store/request.ts';
import './pictures.css';

interface ThumbnailProps {
  name: string;
  entry: PictureEntry | undefined;
  /** Empty where the words beside it say the same. */
  alt?: string;
}

/** A picture, cropped around its most important point. */
export function Thumbnail({ name, entry, alt = '' }: ThumbnailProps) {
  const [x, y] = entry?.focus ?? [50, 50];
  return (
    <img
      className="thumbnail"
      src={thumbnail(name)}
      alt={alt}
      loading="lazy"
      draggable={false}
      style={{ objectPosition: `${x}% ${y}%` }}
    />
  );
}
