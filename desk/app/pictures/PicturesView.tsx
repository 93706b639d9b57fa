import { usePictureUses } from '../store/picture-uses.ts';
import { needsTranslation, usePictures } from '../store/pictures.ts';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { PictureGrid } from './PictureGrid.tsx';

export function PicturesView() {
  const pictures = Object.values(usePictures());
  const usesOf = usePictureUses();
  const awaiting = pictures.filter(needsTranslation).length;
  const noteOf = (name: string) => usesOf(name).length === 0 && <span className="hint">Ikke i bruk</span>;
  return (
    <>
      <ViewHeader
        title="Bilder"
        intro={`${pictures.length} bilder${awaiting > 0 ? `, ${awaiting} venter på engelsk` : ''}. Velg et bilde for å endre tekstene eller punktet som aldri skal beskjæres bort.`}
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
