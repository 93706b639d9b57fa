import { flushSync } from 'react-dom';
import { type PictureRequest, pictureRequest } from '../store/picture-request.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { AddPhotos } from './AddPhotos.tsx';
import { PictureGrid } from './PictureGrid.tsx';

/** A dialog in which one picture is chosen for a place, or added to it. */
export function PicturePicker({ title, current, taken, onChosen }: PictureRequest) {
  const close = () => pictureRequest.write(null);
  function choose(name: string) {
    // While a photo was being sent, the dialog may have been closed, and another one opened.
    if (pictureRequest.read()?.onChosen !== onChosen) return;
    // Closing it first gives the focus back.
    flushSync(close);
    onChosen(name);
  }
  function noteOf(name: string) {
    if (name === current) return <span className="hint">Står der nå</span>;
    const swap = current === null ? '' : ': de to bytter plass';
    return taken.includes(name) && <span className="hint">Står her fra før{swap}</span>;
  }
  return (
    <Dialog title={`Velg bilde: ${title}`} isWide onClose={close}>
      <AddPhotos place="picker" onStored={(name, isAlone) => isAlone && choose(name)} />
      <PictureGrid noteOf={noteOf} current={current ?? ''} onChosen={choose} />
    </Dialog>
  );
}
