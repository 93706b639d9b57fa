import { NewPhotos } from '../pictures/AddPhotos.tsx';
import { PhotoWords } from '../pictures/PhotoWords.tsx';
import { announceToScreenReader } from '../store/announcements.ts';
import { pictureRequest } from '../store/picture-request.ts';
import { Button } from '../ui/Button.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface ArticlePictureProps {
  id: string;
  name: string;
  /** Among the pictures of the article, from 1. */
  number: number;
  /** Stays the same when the picture is moved. */
  place: string;
  onReplaced: (name: string) => void;
  canMove: (direction: 'up' | 'down') => boolean;
  onMoved: (direction: 'up' | 'down') => void;
  onRemoved: () => void;
}

/** A picture between two boxes of an article. */
export function ArticlePicture(props: ArticlePictureProps) {
  const { id, name, number, place, onReplaced, canMove, onMoved, onRemoved } = props;
  const title = `Bilde ${number}`;
  const replace = () =>
    pictureRequest.write({ title, place, current: name, taken: [], onChosen: onReplaced });
  const moves = [
    ['up', 'Opp'],
    ['down', 'Ned'],
  ] as const;
  function move(direction: 'up' | 'down', label: string) {
    onMoved(direction);
    announceToScreenReader(`${title} er flyttet ${label.toLocaleLowerCase('nb')}.`);
  }
  return (
    <fieldset id={id} className="photo-and-words">
      <legend className="visually-hidden">{title}</legend>
      <Thumbnail name={name} />
      <div>
        <PhotoWords name={name} />
        <p className="actions">
          <Button aria-label={`Bytt ${title}`} onClick={replace}>
            Bytt
          </Button>
          {moves.map(([direction, label]) => (
            <Button
              key={direction}
              aria-label={`${label}: ${title}`}
              // A button that is disabled would lose the focus.
              aria-disabled={!canMove(direction)}
              onClick={() => canMove(direction) && move(direction, label)}
            >
              {label}
            </Button>
          ))}
          <Button aria-label={`Ta bort ${title}`} onClick={onRemoved}>
            Ta bort
          </Button>
        </p>
        <NewPhotos place={place} isPassing />
      </div>
    </fieldset>
  );
}
