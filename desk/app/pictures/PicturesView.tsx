import type { OpenDocument } from '../store/documents.ts';
import { usePictures } from '../store/pictures.ts';
import { ViewHead } from '../ui/View.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { useUses } from './uses.ts';

/** Every picture, and the way in for new ones. */
export function PicturesView({ document, placements }: { document: OpenDocument; placements: OpenDocument }) {
  const pictures = Object.values(usePictures());
  const usesOf = useUses(placements);
  const drawn = pictures.filter(({ photo }) => !photo).length;
  const drawnOfAll = drawn === pictures.length ? ', alle tegnet' : drawn > 0 ? `, ${drawn} tegnet` : '';
  function noteOf(name: string) {
    const { length } = usesOf(name);
    const note = length === 0 ? 'Ikke i bruk' : length === 1 ? 'Brukt ett sted' : `Brukt ${length} steder`;
    return <span className="hint">{note}</span>;
  }
  return (
    <>
      <ViewHead
        title="Bilder"
        intro={`${pictures.length} bilder${drawnOfAll}. Velg et bilde for å endre tekstene eller punktet som aldri skal beskjæres bort.`}
        documents={[document]}
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
