import { usePictures, usePictureUses } from '../store/pictures.ts';
import { ViewHeader } from '../ui/View.tsx';
import { PictureGrid } from './PictureGrid.tsx';

export function PicturesView() {
  const count = Object.keys(usePictures()).length;
  const usesOf = usePictureUses();
  const noteOf = (name: string) => usesOf(name).length === 0 && <span className="hint">Ikke i bruk</span>;
  return (
    <>
      <ViewHeader
        title="Bilder"
        intro={`${count} bilder. Velg et bilde for å endre tekstene eller punktet som aldri skal beskjæres bort.`}
      />
      <PictureGrid
        noteOf={noteOf}
        onChosen={(name) => {
          location.hash = `#/pictures/${name}`;
        }}
      />
    </>
  );
}
