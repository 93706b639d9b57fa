import { PhotoWords } from '../pictures/PhotoWords.tsx';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import { announceToScreenReader } from '../store/announcements.ts';
import { Button } from '../ui/Button.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface ArticlePictureProps {
  name: string;
  /** Among the pictures of the article, from 1. */
  number: number;
  onReplaced: (name: string) => void;
  canMove: (direction: 'up' | 'down') => boolean;
  onMoved: (direction: 'up' | 'down') => void;
  onRemoved: () => void;
}

/** A picture between two boxes of an article. */
export function ArticlePicture(props: ArticlePictureProps) {
  const { name, number, onReplaced, canMove, onMoved, onRemoved } = props;
  const title = `Bilde ${number}`;
  const moves = [
    ['up', 'Opp'],
    ['down', 'Ned'],
  ] as const;
  function move(direction: 'up' | 'down', label: string) {
    onMoved(direction);
    announceToScreenReader(`${title} er flyttet ${label.toLocaleLowerCase('nb')}.`);
  }
  return (
    <fieldset className="photo-and-words">
      <legend className="visually-hidden">{title}</legend>
      <Thumbnail name={name} />
      <div>
        <PhotoWords name={name} />
        <p className="actions">
          <PicturePicker
            aria-label={`Bytt ${title}`}
            title={title}
            current={name}
            taken={[]}
            onChosen={([chosen = name]) => onReplaced(chosen)}
          >
            Bytt
          </PicturePicker>
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
      </div>
    </fieldset>
  );
}
