import { useOverview } from '../store/overview.ts';
import { usePictureUses } from '../store/picture-uses.ts';
import { usePictures } from '../store/pictures.ts';
import { firstRemarks } from '../store/translations.ts';
import { ViewHeader } from '../ui/ViewHeader.tsx';
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
