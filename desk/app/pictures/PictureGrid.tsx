import type { ReactNode } from 'react';
import { Thumbnail } from '../form/Thumbnail.tsx';
import { usePictures } from '../store/pictures.ts';

interface PictureGridProps {
  noteOf: (name: string) => ReactNode;
  onChosen: (name: string) => void;
}

export function PictureGrid({ noteOf, onChosen }: PictureGridProps) {
  return (
    <ul className="picture-grid">
      {usePictures().map(({ name, title }) => (
        <li key={name}>
          <button type="button" onClick={() => onChosen(name)}>
            <Thumbnail name={name} />
            <strong>{title}</strong>
            {noteOf(name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
