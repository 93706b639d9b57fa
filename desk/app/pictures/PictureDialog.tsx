import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type PictureRequest, pictureRequest, useTooSmall } from '../store/pictures.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NewPicture } from './NewPicture.tsx';
import { PictureGrid } from './PictureGrid.tsx';

/** Every picture to choose from. A new photo can be added here, and is used when its words are written. */
export function PictureDialog({ title, place, current, taken, onChosen }: PictureRequest) {
  const tooSmall = useTooSmall(place);
  const [fresh, setFresh] = useState('');
  const close = () => pictureRequest.write(null);
  const choose = (name: string) => {
    // Closed first, it gives the focus back.
    flushSync(close);
    onChosen(name);
  };
  function noteOf(name: string) {
    if (name === current) return <span className="hint">Står der nå</span>;
    if (taken.includes(name)) return <span className="hint">Står her fra før: de to bytter plass</span>;
    return <span className="error">{tooSmall(name)}</span>;
  }
  return (
    <Dialog key={fresh} title={fresh ? 'Nytt bilde' : `Velg bilde: ${title}`} isWide onClose={close}>
      {fresh ? (
        <>
          <Button onClick={() => setFresh('')}>← Alle bildene</Button>
          <NewPicture name={fresh} action="Bruk bildet" onReady={() => choose(fresh)} />
        </>
      ) : (
        <PictureGrid
          noteOf={noteOf}
          current={current}
          onChosen={(name, isPending) => (isPending ? setFresh(name) : choose(name))}
        />
      )}
    </Dialog>
  );
}
