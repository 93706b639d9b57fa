import type { ReactNode } from 'react';
import { Thumbnail } from '../form/Thumbnail.tsx';
import { missingWords, useNewPhotos } from '../store/new-photos.ts';
import { useCaption, usePictures } from '../store/pictures.ts';
import { UploadBox } from './UploadBox.tsx';

interface PictureGridProps {
  noteOf: (name: string) => ReactNode;
  current?: string;
  onChosen: (name: string, isNew: boolean) => void;
}

export function PictureGrid({ noteOf, current, onChosen }: PictureGridProps) {
  const pictures = usePictures();
  const newPhotos = useNewPhotos();
  const caption = useCaption();
  // Without a current picture the buttons open a page each, and are no toggles.
  const isPressed = (name: string) => (current === undefined ? undefined : name === current);
  const choice = (name: string, title: string, note: ReactNode, isNew = false) => (
    <li key={name}>
      <button type="button" aria-pressed={isPressed(name)} onClick={() => onChosen(name, isNew)}>
        <Thumbnail name={name} />
        <strong>{title}</strong>
        {note}
      </button>
    </li>
  );
  const newChoices = newPhotos.map(([name, words]) => {
    const note = <span className="error">{missingWords(words) || 'Klart til å lagres'}</span>;
    return choice(name, words.caption?.no || words.alt?.no || name, note, true);
  });
  return (
    <>
      <UploadBox onArrived={(name) => onChosen(name, true)} />
      {newChoices.length > 0 && (
        <>
          <h2>Nye bilder</h2>
          <ul className="picture-grid">{newChoices}</ul>
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
