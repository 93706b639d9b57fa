import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Pictures } from '../../../schema/pictures.ts';
import { FormContext, type FormSurroundings } from '../form/form-context.ts';
import { type TextTools, TextToolsDialog } from '../form/TextToolsDialog.tsx';
import { PictureDialog } from '../pictures/PictureDialog.tsx';
import type { PictureRequest } from '../pictures/picture-request.ts';
import { showInPage } from '../preview/page.ts';
import type { Everything } from '../store/overview.ts';
import { save } from '../store/saving.ts';
import { useDocument } from '../store/use-document.ts';

interface SurroundingsProps {
  everything: Everything;
  /** The documents that the view changes. */
  ids: readonly string[];
  children: ReactNode;
}

const noPictures: Pictures = {};

/** Gives the fields of a view the facts, the pictures and the dialogs. */
export function Surroundings({ everything, ids, children }: SurroundingsProps) {
  const [tools, setTools] = useState<TextTools | null>(null);
  const [wanted, setWanted] = useState<PictureRequest | null>(null);
  const pictures = (useDocument('pictures')?.value as Pictures | undefined) ?? noPictures;
  const key = ids.join();
  const saveNow = useCallback(() => {
    // A field may change its value when it is left; that change comes first.
    queueMicrotask(() => {
      for (const id of key.split(',')) void save(id);
    });
  }, [key]);
  const { facts, sizes } = everything;
  const surroundings = useMemo<FormSurroundings>(
    () => ({
      facts,
      pictures,
      sizes: new Map(sizes.map((size) => [size.name, size])),
      saveNow,
      openTextTools: setTools,
      choosePicture: setWanted,
      showInPage: (text, side) => showInPage(text, facts[side]),
    }),
    [facts, pictures, sizes, saveNow],
  );
  return (
    <FormContext value={surroundings}>
      {children}
      {tools && <TextToolsDialog tools={tools} onClose={() => setTools(null)} />}
      {wanted && <PictureDialog request={wanted} onClose={() => setWanted(null)} />}
    </FormContext>
  );
}
