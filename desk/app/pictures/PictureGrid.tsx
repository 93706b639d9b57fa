import type { ReactNode } from 'react';
import { missingTexts, useCaption, usePending, usePictures } from '../store/pictures.ts';
import { useSearch } from '../ui/Search.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { UploadBox } from './UploadBox.tsx';

interface PictureGridProps {
  /** What is said under a picture. */
  noteOf: (name: string) => ReactNode;
  current?: string;
  onChosen: (name: string, isPending: boolean) => void;
}

/** The way in for new photos, those that wait for their words, and every picture. */
export function PictureGrid({ noteOf, current, onChosen }: PictureGridProps) {
  const pictures = usePictures();
  const pending = usePending();
  const caption = useCaption();
  const { found, field, more } = useSearch(
    Object.entries(pictures),
    ([name, { caption: words, alt }]) => `${name} ${words.no} ${alt.no}`,
  );
  const choice = (name: string, title: string, note: ReactNode, isPending: boolean) => (
    <li key={name}>
      <button type="button" aria-pressed={name === current} onClick={() => onChosen(name, isPending)}>
        <Thumbnail name={name} focus={pictures[name]?.focus} />
        <strong>{title}</strong>
        {note}
      </button>
    </li>
  );
  return (
    <>
      <UploadBox />
      {pending.length > 0 && (
        <>
          <h2>Nye bilder</h2>
          <p className="hint">Et nytt bilde kan brukes når alle fire tekster er skrevet.</p>
          <ul className="choices">
            {pending.map(([name, words]) =>
              choice(
                name,
                words.caption?.no || name,
                <span className="error">{whatIsMissing(words)}</span>,
                true,
              ),
            )}
          </ul>
        </>
      )}
      {field}
      <ul className="choices">{found.map(([name]) => choice(name, caption(name), noteOf(name), false))}</ul>
      {more}
    </>
  );
}

/** What a photo still needs, in words. */
export function whatIsMissing(words: Parameters<typeof missingTexts>[0]): string {
  const count = missingTexts(words);
  if (count === 0) return 'Klart til å tas i bruk';
  return count === 1 ? 'Mangler én tekst' : `Mangler ${count} tekster`;
}
