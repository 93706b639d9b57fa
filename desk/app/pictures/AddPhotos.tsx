import { type ChangeEvent, useEffect } from 'react';
import { useStore } from '../../../src/browser/store.ts';
import { thumbnail } from '../store/request.ts';
import { addUploads, forgetUploads, type Upload, uploads } from '../store/uploads.ts';
import { PhotoWords } from './PhotoWords.tsx';

const isTouch = matchMedia('(pointer: coarse)').matches;

/** Windows knows no kind of some photos. A phone of Apple converts its photos only where these are not named. */
const accept = isTouch ? 'image/*' : 'image/*,.heic,.heif,.avif';

interface AddPhotosButtonProps {
  /** An id of the view or field whose `NewPhotos` show the photos. */
  place: string;
  isSingle?: boolean;
  /** Is called for each stored photo, also when the view has been left. */
  onStored?: (name: string) => void;
  /** Is called as soon as photos have been chosen. */
  onChosen?: () => void;
}

/** «Legg til bilder», from a camera, a folder or a drop. */
export function AddPhotosButton({ place, isSingle = false, onStored, onChosen }: AddPhotosButtonProps) {
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = '';
    onChosen?.();
    void addUploads(place, files, (name) => onStored?.(name));
  }
  return (
    <p className="actions">
      <label className="secondary">
        Legg til bilder
        <input className="drop-target" type="file" accept={accept} multiple={!isSingle} onChange={onChange} />
      </label>
    </p>
  );
}

interface NewPhotosProps {
  place: string;
  /** Whether the photos get a caption, which only the gallery shows. */
  withCaption?: boolean;
  /** A place that shows its stored photos itself. */
  isPassing?: boolean;
}

/** The photos that were added at a place, from the browser until they are stored, then with their sentences. */
export function NewPhotos({ place, withCaption = false, isPassing = false }: NewPhotosProps) {
  const here = useStore(uploads).filter((upload) => upload.place === place);
  const shown = here.filter(({ state }) => !isPassing || state !== 'stored');
  useEffect(() => () => forgetUploads(place), [place]);
  return (
    shown.length > 0 && (
      <ul className="new-photos">
        {shown.map((upload) => (
          <li key={upload.id}>
            <NewPhoto upload={upload} withCaption={withCaption} />
          </li>
        ))}
      </ul>
    )
  );
}

function NewPhoto({ upload, withCaption }: { upload: Upload; withCaption: boolean }) {
  const { file, preview, state, name, failure } = upload;
  if (state === 'refused') {
    return (
      <p className="error" role="alert">
        {failure}
      </p>
    );
  }
  const isStored = state === 'stored';
  return (
    <fieldset className="photo-and-words">
      <legend className="visually-hidden">{file.name}</legend>
      <img
        className="thumbnail"
        src={isStored ? thumbnail(name) : preview}
        alt=""
        // A browser that cannot show the file itself leaves the place gray.
        onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
      />
      {isStored ? (
        <PhotoWords name={name} withCaption={withCaption} />
      ) : (
        <p>{`${file.name}: ${state === 'waiting' ? 'venter' : 'sendes …'}`}</p>
      )}
    </fieldset>
  );
}
