import type { ReactNode } from 'react';
import { Thumbnail } from '../form/Thumbnail.tsx';
import { missingText, useCaption, usePendingPhotos, usePictures } from '../store/pictures.ts';
import { UploadBox } from './UploadBox.tsx';

interface PictureGridProps {
  noteOf: (name: string) => ReactNode;
  current?: string;
  onChosen: (name: string, isPending: boolean) => void;
}

export function PictureGrid({ noteOf, current, onChosen }: PictureGridProps) {
  const pictures = usePictures();
  const pending = usePendingPhotos();
  const caption = useCaption();
  const choice = (name: string, title: string, note: ReactNode, isPending = false) => (
    <li key={name}>
      <button type="button" aria-pressed={name === current} onClick={() => onChosen(name, isPending)}>
        <Thumbnail name={name} />
        <strong>{title}</strong>
        {note}
      </button>
    </li>
  );
  const waiting = pending.map(([name, words]) => {
    const note = <span className="error">{missingText(words) || 'Klart til å lagres'}</span>;
    return choice(name, words.caption?.no || words.alt?.no || name, note, true);
  });
  return (
    <>
      <UploadBox onArrived={(name) => onChosen(name, true)} />
      {waiting.length > 0 && (
        <>
          <h2>Nye bilder</h2>
          <ul className="picture-grid">{waiting}</ul>
        </>
      )}
      <ul className="picture-grid">
        {/* Newest first. */}
        {Object.keys(pictures)
          .reverse()
          .map((name) => choice(name, caption(name), noteOf(name)))}
      </ul>
    </>
  );
}
