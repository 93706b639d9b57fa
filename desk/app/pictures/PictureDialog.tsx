import { useState } from 'react';
import type { Pictures } from '../../../schema/pictures.ts';
import { useSurroundings } from '../form/form-context.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { getDocument } from '../store/documents.ts';
import { save } from '../store/saving.ts';
import { useDocument } from '../store/use-document.ts';
import { tooSmall } from './enough-pixels.ts';
import { PictureForm } from './PictureForm.tsx';
import type { PictureRequest } from './picture-request.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { UploadBox } from './UploadBox.tsx';
import { missingWords } from './upload-picture.ts';
import { useCaption } from './use-caption.ts';
import { usePictureSearch } from './use-picture-search.tsx';

interface PictureDialogProps {
  request: PictureRequest;
  onClose: () => void;
}

/** Every picture to choose from; a new photo can be taken in here and is used when its words are written. */
export function PictureDialog({ request, onClose }: PictureDialogProps) {
  const { title, place, current, taken = [], onChosen } = request;
  const { sizes } = useSurroundings();
  const document = useDocument('pictures');
  const pictures = (document?.value ?? {}) as Pictures;
  const { found, searchField } = usePictureSearch(pictures);
  const caption = useCaption();
  const [fresh, setFresh] = useState<string | null>(null);
  const choose = (name: string) => {
    onClose();
    onChosen(name);
  };
  if (fresh !== null && pictures[fresh]) {
    return (
      <Dialog title="Nytt bilde" className="wide" onClose={onClose}>
        <NewPicture name={fresh} onBack={() => setFresh(null)} onReady={() => choose(fresh)} />
      </Dialog>
    );
  }
  return (
    <Dialog title={`Velg bilde: ${title}`} className="wide" onClose={onClose}>
      <UploadBox onUploaded={setFresh} />
      {searchField}
      <ul className="choices">
        {found.map(([name, entry]) => {
          const warning = tooSmall(sizes.get(name), place);
          const lacksWords = missingWords(entry) > 0;
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === current}
                onClick={() => (lacksWords ? setFresh(name) : choose(name))}
              >
                <Thumbnail name={name} entry={entry} />
                <span className="choice-caption">{caption(name)}</span>
                {name === current && <span className="choice-note">Står der nå</span>}
                {name !== current && taken.includes(name) && (
                  <span className="choice-note">I galleriet: bytter plass</span>
                )}
                {lacksWords && <span className="choice-note">Mangler ord</span>}
                {warning && <span className="warning">{warning}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

interface NewPictureProps {
  name: string;
  onBack: () => void;
  onReady: () => void;
}

function NewPicture({ name, onBack, onReady }: NewPictureProps) {
  const entry = (useDocument('pictures')?.value as Pictures | undefined)?.[name];
  const missing = entry ? missingWords(entry) : 0;
  async function use() {
    await save('pictures');
    if (getDocument('pictures')?.state === 'saved') onReady();
  }
  return (
    <>
      <p className="dialog-intro">
        Skriv hva bildet viser, og en kort bildetekst, på begge språk. Så kan det brukes.
      </p>
      <PictureForm name={name} id="nytt" />
      <div className="dialog-actions">
        <button
          type="button"
          className="main-button"
          aria-disabled={missing > 0 || undefined}
          onClick={() => missing === 0 && void use()}
        >
          Bruk bildet
        </button>
        <button type="button" className="second-button" onClick={onBack}>
          Tilbake
        </button>
        {missing > 0 && (
          <p className="hint">{missing === 1 ? 'Én tekst mangler.' : `${missing} tekster mangler.`}</p>
        )}
      </div>
    </>
  );
}
