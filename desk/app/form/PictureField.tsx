import { listAt, replace } from '../store/json.ts';
import { pictureRequest, useCaption } from '../store/pictures.ts';
import { Button } from '../ui/Button.tsx';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { type FieldProps, useField } from './Form.tsx';
import { Thumbnail } from './Thumbnail.tsx';

/** A place for a picture, and the button that changes it. */
export function PictureField({ mayBeEmpty, ...props }: FieldProps & { mayBeEmpty: boolean }) {
  const { form, id, title, hint, errors, value, set } = useField(props);
  const caption = useCaption();
  const current = typeof value === 'string' ? value : '';
  const listPath = props.path.slice(0, -1);
  const taken = listAt(form.value, listPath).map(String);

  /** A list has each picture once: one already in it swaps places. */
  function choose(name: string) {
    if (props.number === undefined) set(name);
    else form.change(listPath, replace(taken, props.number - 1, name));
  }

  return (
    <div className="field" id={id}>
      {current && <Thumbnail name={current} />}
      <p>
        <strong>{props.number ?? title}</strong> {current ? caption(current) : 'Uten bilde'}
      </p>
      <FieldMessages id={id} hint={hint} errors={errors} />
      <p className="actions">
        <Button
          aria-label={current ? `Bytt bilde ${caption(current)}` : `Velg bilde ${title}`}
          onClick={() => pictureRequest.write({ title, current, taken, onChosen: choose })}
        >
          {current ? 'Bytt bilde' : 'Velg bilde'}
        </Button>
        {current && mayBeEmpty && <Button onClick={() => set(null)}>Ta bort bildet</Button>}
      </p>
    </div>
  );
}
