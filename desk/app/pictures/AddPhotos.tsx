import { type ChangeEvent, type DragEvent, useEffect } from 'react';
import { useStore } from '../../../src/browser/store.ts';
import { thumbnail } from '../store/request.ts';
import { addUploads, forgetUploads, type Upload, uploads } from '../store/uploads.ts';
import { isTouch } from '../ui/is-touch.ts';
import { PhotoWords } from './PhotoWords.tsx';

/** Windows knows no kind of some photos. A phone of Apple converts its photos only where these are not named. */
const accept = isTouch ? 'image/*' : 'image/*,.heic,.heif,.avif';

interface AddPhotosProps {
  /** An id of the view or field: the photos that were added there are shown there. */
  place: string;
  /** Whether the photos get a caption, which only the gallery shows. */
  withCaption?: boolean;
  /** Is called for each stored photo, also when the view has been left. */
  onStored?: (name: string, isAlone: boolean) => void;
}

/** «Legg til bilder», from a camera, a folder or a drop, and below it the new photos with their sentences. */
export function AddPhotos({ place, withCaption = false, onStored = () => {} }: AddPhotosProps) {
  const here = useStore(uploads).filter((upload) => upload.place === place);
  useEffect(() => () => forgetUploads(place), [place]);

  const add = (files: readonly File[]) =>
    void addUploads(place, files, (name) => onStored(name, files.length === 1));
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    add([...(target.files ?? [])]);
    target.value = '';
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button does the same
    <div className="add-photos" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <p className="actions">
        <label className="secondary">
          Legg til bilder
          <input className="visually-hidden" type="file" accept={accept} multiple onChange={onChange} />
        </label>
        {!isTouch && <span className="hint">Du kan også slippe dem her.</span>}
      </p>
      <ul>
        {here.map((upload) => (
          <li key={upload.id}>
            <NewPhoto upload={upload} withCaption={withCaption} />
          </li>
        ))}
      </ul>
    </div>
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
    <fieldset className="new-photo">
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
