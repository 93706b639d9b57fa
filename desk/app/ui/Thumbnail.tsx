import { thumbnail } from '../store/request.ts';

/** A small picture, cut around the point that crops keep. The words beside it say what it shows. */
export function Thumbnail({ name, focus }: { name: string; focus: readonly number[] | undefined }) {
  const [x = 50, y = 50] = focus ?? [];
  const style = { objectPosition: `${x}% ${y}%` };
  return (
    <img className="thumbnail" src={thumbnail(name)} alt="" loading="lazy" draggable={false} style={style} />
  );
}
