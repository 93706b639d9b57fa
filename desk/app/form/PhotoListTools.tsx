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

interface PhotoListToolsProps extends FieldProps {
  removeAll: (places: readonly number[], title: string) => void;
}

/** Adds photos, and takes the drawings away once there are photos enough. */
export function PhotoListTools({ schema, path, removeAll }: PhotoListToolsProps) {
  const form = useForm();
  const photos = usePictures().flatMap(({ name, isPhoto }) => (isPhoto ? [name] : []));
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const names = listAt(form.value, path).map(String);
  const drawings = names.flatMap((name, index) => (photos.includes(name) ? [] : [index]));
  const mayRemove = drawings.length > 0 && names.length - drawings.length >= minItems;
  return (
    <p className="actions">
      {names.length < maxItems && <AddPhotosButton schema={schema} path={path} />}
      {mayRemove && (
        <Button onClick={() => removeAll(drawings, 'tegningene')}>
          Ta bort tegningene fra galleriet ({drawings.length})
        </Button>
      )}
    </p>
  );
}
