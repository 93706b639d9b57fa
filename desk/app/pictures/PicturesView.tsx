import { pictureId, usePictures, usePictureUses } from '../store/pictures.ts';
import { ViewHeader } from '../ui/View.tsx';
import { viewHref } from '../ui/view-links.ts';
import { PictureGrid } from './PictureGrid.tsx';
import { UploadBox } from './UploadBox.tsx';

export function PicturesView() {
  const count = usePictures().length;
  const usesOf = usePictureUses();
  const noteOf = (name: string) => usesOf(name).length === 0 && <span className="hint">Ikke i bruk</span>;
  const open = (name: string) => {
    location.hash = viewHref(pictureId(name));
  };
  return (
    <>
      <ViewHeader
        title="Bilder"
        intro={`${count} bilder. Velg et bilde for å endre tekstene eller punktet som aldri skal beskjæres bort.`}
      />
      <UploadBox onArrived={(name, isAlone) => isAlone && open(name)} />
      <PictureGrid noteOf={noteOf} onChosen={open} />
    </>
  );
}
