import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createStore, useStore } from '../../../src/browser/store.ts';
import { newPhotos } from '../store/drafts.ts';
import { useDocument } from '../store/loading.ts';
import { addNewPhoto, missingWords, useNewPhotos } from '../store/new-photos.ts';
import { overviewStore } from '../store/overview.ts';
import { Action } from '../ui/Action.tsx';
import { PictureFields } from './PictureFields.tsx';
import { uploadCount, useUploadCount } from './UploadBox.tsx';

/** How many new photos have been added, one after another, while others wait. */
const addedInARow = createStore(0);

/** Returns how many new photos there are, with those just added, and what the form of the next one is called. */
export function useNewPhotoCount() {
  const added = useStore(addedInARow);
  const count = added + useNewPhotos().length + useUploadCount();
  return { count, title: count > 1 ? `Nytt bilde, ${added + 1} av ${count}` : 'Nytt bilde' };
}

/** Returns another new photo, which may have arrived while one was being saved. */
export const nextNewPhoto = (name: string) => overviewStore.read()?.newPhotos.find((photo) => photo !== name);

interface NewPhotoFormProps {
  name: string;
  action: string;
  onReady: () => void;
  children?: ReactNode;
}

/** Locked while it is being saved: what is typed then is meant for the next photo. */
export function NewPhotoForm({ name, action, onReady, children }: NewPhotoFormProps) {
  const document = useDocument(newPhotos);
  const [isSaving, setIsSaving] = useState(false);
  if (!document) return null;
  const words = document.value[name] ?? {};
  const missing = missingWords(words);
  async function use() {
    setIsSaving(true);
    try {
      await addNewPhoto(name, words);
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
