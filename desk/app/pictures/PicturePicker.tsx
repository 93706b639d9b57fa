import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from '../../../src/browser/store.ts';
import { Form } from '../form/Form.tsx';
import { Fields } from '../form/SchemaField.tsx';
import { Thumbnail } from '../form/Thumbnail.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { newPictures } from '../store/drafts.ts';
import { useDocument } from '../store/loading.ts';
import { overviewStore } from '../store/overview.ts';
import {
  addPicture,
  missingText,
  type PictureRequest,
  pictureRequest,
  useCaption,
  usePendingPhotos,
  usePictures,
} from '../store/pictures.ts';
import { thumbnail } from '../store/request.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { UploadBox, uploadCount, useUploadCount } from './UploadBox.tsx';

export function PicturePicker({ title, current, taken, room, onChosen }: PictureRequest) {
  const [fresh, setFresh] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const { title: newTitle } = useNewPhotos();
  function close() {
    // While a photo was being saved, this one may have been closed, and another opened.
    if (pictureRequest.read()?.onChosen === onChosen) pictureRequest.write(null);
  }
  const choose = (name: string) => {
    // Closing it first gives the focus back.
    flushSync(close);
    onChosen(name);
  };
  /** Adds a picture to a list, and goes on to the next new photo while there is room. */
  function add(name: string) {
    if (taken.includes(name) || added.includes(name)) return;
    onChosen(name);
    setAdded([...added, name]);
    if (fresh) setFresh(nextNewPhoto(name) ?? '');
    if (added.length + 1 === room) close();
  }
  const use = room === undefined ? choose : add;
  function noteOf(name: string) {
    if (added.includes(name)) return <span className="hint">Lagt til</span>;
    if (room !== undefined) return taken.includes(name) && <span className="hint">Står her fra før</span>;
    if (name === current) return <span className="hint">Står der nå</span>;
    if (taken.includes(name)) return <span className="hint">Står her fra før: de to bytter plass</span>;
    return null;
  }
  const dialogTitle = room === undefined ? `Velg bilde: ${title}` : title;
  return (
    <Dialog key={fresh} title={fresh ? newTitle : dialogTitle} isWide onClose={close}>
      {fresh ? (
        <NewPhotoForm key={fresh} name={fresh} action="Bruk bildet" onReady={() => use(fresh)}>
          <Button onClick={() => setFresh('')}>← Alle bildene</Button>
        </NewPhotoForm>
      ) : (
        <>
          <PictureGrid
            noteOf={noteOf}
            current={current}
            onChosen={(name, isPending) => (isPending ? setFresh(name) : use(name))}
          />
          {room !== undefined && (
            <p className="picture-count actions">
              <Button variant="primary" onClick={close}>
                Ferdig
              </Button>
              <span role="status">{added.length > 0 && `Lagt til bakerst: ${added.length}`}</span>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

/** How many new photos have been added, one after another, while others wait. */
const addedInARow = createStore(0);

/** Returns how many new photos there are, with those just added, and what the form of the next one is called. */
export function useNewPhotos() {
  const added = useStore(addedInARow);
  const count = added + usePendingPhotos().length + useUploadCount();
  return { count, title: count > 1 ? `Nytt bilde, ${added + 1} av ${count}` : 'Nytt bilde' };
}

/** Returns another photo that waits, which may have arrived while one was being saved. */
export const nextNewPhoto = (name: string) =>
  overviewStore.read()?.waitingPhotos.find((photo) => photo !== name);

interface PictureFieldsProps<Value> {
  document: OpenDocument<Value>;
  name: string;
  names: readonly string[];
}

export const PictureFields = <Value,>({ document, name, names }: PictureFieldsProps<Value>) => (
  <>
    <img className="picture-preview" src={thumbnail(name)} alt="" />
    <Form document={document}>
      <Fields schema={document.schema.additionalProperties || {}} path={[name]} names={names} />
    </Form>
  </>
);

interface NewPhotoFormProps {
  name: string;
  action: string;
  onReady: () => void;
  children?: ReactNode;
}

/** Locked while it is being saved: what is typed then is meant for the next photo. */
export function NewPhotoForm({ name, action, onReady, children }: NewPhotoFormProps) {
  const document = useDocument(newPictures);
  const [isSaving, setIsSaving] = useState(false);
  if (!document) return null;
  const words = document.value[name] ?? {};
  const missing = missingText(words);
  async function use() {
    setIsSaving(true);
    try {
      await addPicture(name, words);
    } catch (error) {
      // A refused field must be open again before it gets the cursor.
      flushSync(() => setIsSaving(false));
      throw error;
    }
    const isLast = nextNewPhoto(name) === undefined && uploadCount() === 0;
    addedInARow.write(isLast ? 0 : addedInARow.read() + 1);
    onReady();
  }
  return (
    <>
      <fieldset disabled={isSaving}>
        {children}
        <p>Skriv én setning på norsk, så kan bildet brukes. Resten kan vente.</p>
        <PictureFields document={document} name={name} names={['alt', 'caption', 'focus']} />
      </fieldset>
      <div className="actions">
        <Action label={action} variant="primary" disabled={missing !== ''} onAction={use} />
        <span role="status">{isSaving ? 'Lagrer …' : missing}</span>
      </div>
    </>
  );
}

interface PictureGridProps {
  noteOf: (name: string) => ReactNode;
  current?: string;
  onChosen: (name: string, isPending: boolean) => void;
}

export function PictureGrid({ noteOf, current, onChosen }: PictureGridProps) {
  const pictures = usePictures();
  const pending = usePendingPhotos();
  const caption = useCaption();
  // Without a current picture the buttons open a page each, and are no toggles.
  const isPressed = (name: string) => (current === undefined ? undefined : name === current);
  const choice = (name: string, title: string, note: ReactNode, isPending = false) => (
    <li key={name}>
      <button type="button" aria-pressed={isPressed(name)} onClick={() => onChosen(name, isPending)}>
        <Thumbnail name={name} />
        <strong>{title}</strong>
        {note}
      </button>
    </li>
  );
  const waiting = pending.map(([name, words]) => {
    const note = <span className="error">{missingText(words) || 'Klart til å lagres'}</span>;
    return choice(name, words.caption?.no || words.alt?.no || name, note, true);
  });
  return (
    <>
      <UploadBox onArrived={(name) => onChosen(name, true)} />
      {waiting.length > 0 && (
        <>
          <h2>Nye bilder</h2>
          <ul className="picture-grid">{waiting}</ul>
        </>
      )}
      <ul className="picture-grid">
        {/* Newest first. */}
        {Object.keys(pictures)
          .reverse()
          .map((name) => choice(name, caption(name), noteOf(name)))}
      </ul>
    </>
  );
}
