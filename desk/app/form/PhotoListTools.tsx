import { useState } from 'react';
import { listAt } from '../store/json.ts';
import { pictureRequest } from '../store/picture-request.ts';
import { usePictures } from '../store/pictures.ts';
import { editList } from '../store/saving.ts';
import { Button } from '../ui/Button.tsx';
import type { FieldProps } from './Field.tsx';
import { useForm } from './Form.tsx';

/** Above and below a list, which is long on a phone. */
export function AddPhotosButton({ schema, path }: FieldProps) {
  const form = useForm();
  const names = listAt(form.value, path).map(String);
  const { maxItems = Number.POSITIVE_INFINITY } = schema;

  function add() {
    const onChosen = (name: string) => editList(form.id, path, (list) => [...list, name]);
    const room = maxItems - names.length;
    pictureRequest.write({ title: 'Legg til bilder', current: '', taken: names, room, onChosen });
  }
  return <Button onClick={add}>+ Legg til bilder</Button>;
}

/** Adds photos, and takes the drawings away once there are photos enough. */
export function PhotoListTools({ schema, path }: FieldProps) {
  const form = useForm();
  const photos = usePictures().flatMap(({ name, isPhoto }) => (isPhoto ? [name] : []));
  const [namesBefore, setNamesBefore] = useState<readonly unknown[]>([]);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const names = listAt(form.value, path).map(String);
  const isDrawn = (name: unknown) => !photos.includes(String(name));
  const drawings = names.filter(isDrawn).length;
  const mayRemove = drawings > 0 && names.length - drawings >= minItems;

  function removeDrawings() {
    setNamesBefore(names);
    editList(form.id, path, (list) => list.filter((name) => !isDrawn(name)));
  }
  function undo() {
    setNamesBefore([]);
    editList(form.id, path, (list) => {
      const earlier = namesBefore.filter((name) => isDrawn(name) || list.includes(name));
      return [...new Set([...earlier, ...list])].slice(0, maxItems);
    });
  }

  return (
    <>
      {namesBefore.length > 0 && (
        <p className="removed">
          Tegningene er tatt bort fra galleriet. <Button onClick={undo}>Angre</Button>
        </p>
      )}
      <p className="actions">
        {names.length < maxItems && <AddPhotosButton schema={schema} path={path} />}
        {mayRemove && <Button onClick={removeDrawings}>Ta bort tegningene fra galleriet ({drawings})</Button>}
      </p>
    </>
  );
}
