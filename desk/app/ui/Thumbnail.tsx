import { thumbnail } from '../store/request.ts';

interface ThumbnailProps {
  name: string;
  /** The point that crops keep, in percent. */
  focus?: readonly number[] | undefined;
}

/** A small picture. The words beside it say what it shows. */
export function Thumbnail({ name, focus = [50, 50] }: ThumbnailProps) {
  const objectPosition = `${focus[0]}% ${focus[1]}%`;
  return (
    <img
      className="thumbnail"
      src={thumbnail(name)}
      alt=""
      loading="lazy"
      draggable={false}
      style={{ objectPosition }}
    />
  );
}
