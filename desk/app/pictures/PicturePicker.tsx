import { flushSync } from 'react-dom';
import { type PictureRequest, pictureRequest } from '../store/picture-request.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { AddPhotosButton } from './AddPhotos.tsx';
import { PictureGrid } from './PictureGrid.tsx';

/** A dialog in which one picture is chosen for a place, or added to it. New photos are shown by the place itself. */
export function PicturePicker({ title, place, current, taken, prepare, onChosen }: PictureRequest) {
  // Closing the dialog first gives the focus back.
  const close = () => flushSync(() => pictureRequest.write(null));
  function choose(name: string) {
    close();
    prepare?.();
    onChosen(name);
  }
  function noteOf(name: string) {
    if (name === current) return <span className="hint">Står der nå</span>;
    const swap = current === null ? '' : ': de to bytter plass';
    return taken.includes(name) && <span className="hint">Står her fra før{swap}</span>;
  }
  function onPhotosChosen() {
    close();
    prepare?.();
  }
  return (
    <Dialog title={`Velg bilde: ${title}`} onClose={close}>
      <AddPhotosButton
        place={place}
        isSingle={current !== null}
        onChosen={onPhotosChosen}
        onStored={onChosen}
      />
      <PictureGrid noteOf={noteOf} onChosen={choose} />
    </Dialog>
  );
}
