import { pictureId, usePictureUses } from '../store/pictures.ts';
import { ViewHeader } from '../ui/View.tsx';
import { goTo, viewHref } from '../ui/view-links.ts';
import { AddPhotosButton, NewPhotos } from './AddPhotos.tsx';
import { PictureGrid } from './PictureGrid.tsx';

export function PicturesView() {
  const usesOf = usePictureUses();
  const noteOf = (name: string) => usesOf(name).length === 0 && <span className="hint">Ikke i bruk</span>;
  const open = (name: string) => goTo(viewHref(pictureId(name)));
  return (
    <>
      <ViewHeader
        title="Bilder"
        intro={
          <>
            Trykk på et bilde for å endre det, eller gå til <a href={viewHref('gallery')}>Galleri</a>.
          </>
        }
      />
      <AddPhotosButton place="pictures" />
      <NewPhotos place="pictures" />
      <PictureGrid noteOf={noteOf} onChosen={open} />
    </>
  );
}
