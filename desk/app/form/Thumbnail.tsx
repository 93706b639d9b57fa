import { thumbnail } from '../store/request.ts';

/** A small picture, described by the words beside it. */
export const Thumbnail = ({ name }: { name: string }) => (
  <img className="thumbnail" src={thumbnail(name)} alt="" loading="lazy" draggable={false} />
);
