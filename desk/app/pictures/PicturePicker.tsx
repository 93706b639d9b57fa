import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { showMessage } from '../store/announcements.ts';
import { uploads } from '../store/uploads.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { AddPhotosButton, NewPhotos } from './AddPhotos.tsx';
import { PictureGrid } from './PictureGrid.tsx';

interface ChoicesProps {
  /** The picture that is there; null where pictures are added. */
  current: string | null;
  /** Pictures already in the list; choosing one swaps the two, or adds none. */
  taken: readonly string[];
  onChosen: (names: readonly string[]) => void;
}

interface PicturePickerProps extends ChoicesProps, Omit<ButtonProps, 'title'> {
  /** What the pictures are for. */
  title: string;
}

/** A button to choose a picture for a place, or to add some to it. */
export function PicturePicker({ title, current, taken, onChosen, ...button }: PicturePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Closing the dialog first gives the focus back.
  const close = () => flushSync(() => setIsOpen(false));
  function choose(names: readonly string[]) {
    close();
    onChosen(names);
  }
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog title={`Velg bilde: ${title}`} onClose={close}>
          <Choices current={current} taken={taken} onChosen={choose} />
        </Dialog>
      )}
    </>
  );
}

/** The pictures of the firm, and new photos, which are chosen once they are stored. */
function Choices({ current, taken, onChosen }: ChoicesProps) {
  const place = useId();
  useEffect(() => {
    function chooseStored() {
      const here = uploads.read().filter((upload) => upload.place === place);
      const stored = here.filter(({ state }) => state === 'stored');
      const refused = here.filter(({ state }) => state === 'refused');
      if (stored.length === 0 || stored.length + refused.length < here.length) return;
      onChosen(stored.map(({ name }) => name));
      if (refused.length > 0) showMessage(refused.map(({ failure }) => failure).join(' '));
    }
    return uploads.subscribe(chooseStored);
  }, [place, onChosen]);
  function noteOf(name: string) {
    if (name === current) return <span className="hint">Står der nå</span>;
    const swap = current === null ? '' : ': de to bytter plass';
    return taken.includes(name) && <span className="hint">Står her fra før{swap}</span>;
  }
  return (
    <>
      <AddPhotosButton place={place} isSingle={current !== null} />
      <NewPhotos place={place} isPassing />
      <PictureGrid noteOf={noteOf} onChosen={(name) => onChosen([name])} />
    </>
  );
}
