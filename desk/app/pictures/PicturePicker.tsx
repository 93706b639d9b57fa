import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type PictureRequest, pictureRequest } from '../store/picture-request.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NewPhotoForm, nextNewPhoto, useNewPhotoCount } from './NewPhotoForm.tsx';
import { PictureGrid } from './PictureGrid.tsx';

export function PicturePicker({ title, current, taken, room, onChosen }: PictureRequest) {
  const [fresh, setFresh] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const { title: newTitle } = useNewPhotoCount();
  function close() {
    // While a photo was being saved, this one may have been closed, and another opened.
    if (pictureRequest.read()?.onChosen === onChosen) pictureRequest.write(null);
  }
  const choose = (name: string) => {
    // Closing it first gives the focus back.
    flushSync(close);
    onChosen(name);
  };
  /** Adds a picture to a list, and goes on to the next new photo while there is room. */
  function add(name: string) {
    if (taken.includes(name) || added.includes(name)) return;
    onChosen(name);
    setAdded([...added, name]);
    if (fresh) setFresh(nextNewPhoto(name) ?? '');
    if (added.length + 1 === room) close();
  }
  const use = room === undefined ? choose : add;
  function noteOf(name: string) {
    if (added.includes(name)) return <span className="hint">Lagt til</span>;
    if (room !== undefined) return taken.includes(name) && <span className="hint">Står her fra før</span>;
    if (name === current) return <span className="hint">Står der nå</span>;
    if (taken.includes(name)) return <span className="hint">Står her fra før: de to bytter plass</span>;
    return null;
  }
  const dialogTitle = room === undefined ? `Velg bilde: ${title}` : title;
  return (
    <Dialog key={fresh} title={fresh ? newTitle : dialogTitle} isWide onClose={close}>
      {fresh ? (
        <NewPhotoForm key={fresh} name={fresh} action="Bruk bildet" onReady={() => use(fresh)}>
          <Button onClick={() => setFresh('')}>← Alle bildene</Button>
        </NewPhotoForm>
      ) : (
        <>
          <PictureGrid
            noteOf={noteOf}
            current={current}
            onChosen={(name, isNew) => (isNew ? setFresh(name) : use(name))}
          />
          {room !== undefined && (
            <p className="picture-count actions">
              <Button variant="primary" onClick={close}>
                Ferdig
              </Button>
              <span role="status">{added.length > 0 && `Lagt til bakerst: ${added.length}`}</span>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
