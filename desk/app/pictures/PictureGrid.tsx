import type { ReactNode } from 'react';
import { Thumbnail } from '../form/Thumbnail.tsx';
import { usePictures } from '../store/pictures.ts';

interface PictureGridProps {
  noteOf: (name: string) => ReactNode;
  current?: string;
  onChosen: (name: string) => void;
}

export function PictureGrid({ noteOf, current, onChosen }: PictureGridProps) {
  // Without a current picture the buttons open a page each, and are no toggles.
  const isPressed = (name: string) => (current === undefined ? undefined : name === current);
  return (
    <ul className="picture-grid">
      {usePictures().map(({ name, title, hasWords }) => (
        <li key={name}>
          <button type="button" aria-pressed={isPressed(name)} onClick={() => onChosen(name)}>
            <Thumbnail name={name} />
            <strong>{title}</strong>
            {!hasWords && <span className="error">Mangler én setning</span>}
            {noteOf(name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
