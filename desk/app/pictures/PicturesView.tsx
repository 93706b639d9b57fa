import type { Pictures } from '../../../schema/pictures.ts';
import { addresses } from '../layout/address.ts';
import { useDocument } from '../store/use-document.ts';
import { ViewHead } from '../views/ViewHead.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { UploadBox } from './UploadBox.tsx';
import { missingWords } from './upload-picture.ts';
import { useCaption } from './use-caption.ts';
import { usePictureSearch } from './use-picture-search.tsx';
import { usesOf } from './uses.ts';

/** Every picture, and the way in for new ones. */
export function PicturesView() {
  const pictures = (useDocument('pictures')?.value ?? {}) as Pictures;
  const placements = useDocument('placements');
  const { found, searchField } = usePictureSearch(pictures);
  const caption = useCaption();
  const entries = Object.entries(pictures);
  const drawn = entries.filter(([, { photo }]) => !photo).length;
  const shown = found.sort(
    ([, one], [, other]) => Math.sign(missingWords(other)) - Math.sign(missingWords(one)),
  );
  return (
    <>
      <ViewHead
        title="Bilder"
        intro={
          entries.length > 0 &&
          `${entries.length} bilder${drawn > 0 ? `, ${drawn === entries.length ? 'alle' : drawn} tegnet` : ''}. Velg et bilde for å endre ordene eller punktet som aldri skal beskjæres bort.`
        }
      />
      <UploadBox
        onUploaded={(name) => {
          location.hash = addresses.picture(name);
        }}
      />
      {searchField}
      <ul className="choices">
        {shown.map(([name, entry]) => {
          const uses = usesOf(name, placements).length;
          return (
            <li key={name}>
              <a href={addresses.picture(name)}>
                <Thumbnail name={name} entry={entry} />
                <span className="choice-caption">{caption(name)}</span>
                <span className="choice-note" data-missing={missingWords(entry) > 0 || undefined}>
                  {missingWords(entry) > 0 ? 'Mangler ord' : uses === 0 ? 'Ikke i bruk' : usedTimes(uses)}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const usedTimes = (uses: number) => (uses === 1 ? 'Brukt ett sted' : `Brukt ${uses} steder`);
