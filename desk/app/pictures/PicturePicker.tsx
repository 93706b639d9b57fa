import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type PictureRequest, pictureRequest } from '../store/picture-request.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { UploadBox } from './UploadBox.tsx';

export function PicturePicker({ title, current, taken, room, onChosen }: PictureRequest) {
  const [added, setAdded] = useState<readonly string[]>([]);
  function close() {
    // While a photo was being sent, this one may have been closed, and another opened.
    if (pictureRequest.read()?.onChosen === onChosen) pictureRequest.write(null);
  }
  const choose = (name: string) => {
    // Closing it first gives the focus back.
    flushSync(close);
    onChosen(name);
  };
  /** Adds a picture to a list while there is room. */
  function add(name: string) {
    setAdded((before) => {
      if (taken.includes(name) || before.includes(name) || before.length === room) return before;
      onChosen(name);
      return [...before, name];
    });
  }
  const use = room === undefined ? choose : add;
  function noteOf(name: string) {
    if (added.includes(name)) return <span className="hint">Lagt til</span>;
    if (room !== undefined) return taken.includes(name) && <span className="hint">Står her fra før</span>;
    if (name === current) return <span className="hint">Står der nå</span>;
    if (taken.includes(name)) return <span className="hint">Står her fra før: de to bytter plass</span>;
    return null;
  }
  return (
    <Dialog title={room === undefined ? `Velg bilde: ${title}` : title} isWide onClose={close}>
      <UploadBox onArrived={(name, isAlone) => (room !== undefined || isAlone) && use(name)} />
      <PictureGrid noteOf={noteOf} current={current} onChosen={use} />
      {room !== undefined && (
        <p className="picture-count actions">
          <Button variant="primary" onClick={close}>
            Ferdig
          </Button>
          <span role="status">{added.length > 0 && `Lagt til bakerst: ${added.length}`}</span>
        </p>
      )}
    </Dialog>
  );
}
