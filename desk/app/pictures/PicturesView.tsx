import { firstRemarks, useOverview } from '../store/overview.ts';
import { usePictures, usePictureUses } from '../store/pictures.ts';
import { ViewHeader } from '../ui/View.tsx';
import { PictureGrid } from './PictureGrid.tsx';

export function PicturesView() {
  const count = Object.keys(usePictures()).length;
  const untranslated = firstRemarks(useOverview(), 'missing').filter(
    ({ document }) => document === 'pictures',
  );
  const usesOf = usePictureUses();
  const noteOf = (name: string) => usesOf(name).length === 0 && <span className="hint">Ikke i bruk</span>;
  return (
    <>
      <ViewHeader
        title="Bilder"
        intro={`${count} bilder${untranslated.length > 0 ? `, ${untranslated.length} mangler engelsk tekst` : ''}. Velg et bilde for å endre tekstene eller punktet som aldri skal beskjæres bort.`}
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
