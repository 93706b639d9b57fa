import { thumbnail } from '../store/request.ts';

export const Thumbnail = ({ name }: { name: string }) => (
  <img className="thumbnail" src={thumbnail(name)} alt="" loading="lazy" draggable={false} />
);
