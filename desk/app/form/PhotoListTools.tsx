import { listAt } from '../store/json.ts';
import { pictureRequest } from '../store/picture-request.ts';
import { usePictures } from '../store/pictures.ts';
import { editList } from '../store/saving.ts';
import { Button } from '../ui/Button.tsx';
import type { FieldProps } from './Field.tsx';
import { useForm } from './Form.tsx';

interface PhotoListToolsProps extends FieldProps {
  removeAll: (places: readonly number[], title: string) => void;
}

/** Adds a picture that is there already, and takes the drawings away once there are photos enough. */
export function PhotoListTools({ schema, path, removeAll }: PhotoListToolsProps) {
  const form = useForm();
  const photos = usePictures().flatMap(({ name, isPhoto }) => (isPhoto ? [name] : []));
  const { minItems = 0 } = schema;
  const names = listAt(form.value, path).map(String);
  const drawings = names.flatMap((name, index) => (photos.includes(name) ? [] : [index]));
  const mayRemove = drawings.length > 0 && names.length - drawings.length >= minItems;
  const onChosen = (name: string) =>
    editList(form.id, path, (list) => (list.includes(name) ? [...list] : [...list, name]));
  return (
    <p className="actions">
      <Button
        onClick={() =>
          pictureRequest.write({
            title: 'til galleriet',
            place: form.id,
            current: null,
            taken: names,
            onChosen,
          })
        }
      >
        Velg blant bildene
      </Button>
      {mayRemove && (
        <Button onClick={() => removeAll(drawings, 'tegningene')}>
          Ta bort tegningene fra galleriet ({drawings.length})
        </Button>
      )}
    </p>
  );
}
