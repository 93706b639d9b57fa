import { replace, valueAt } from '../store/json.ts';
import { pictureRequest, useCaption, usePictures, useTooSmall } from '../store/pictures.ts';
import { Button } from '../ui/Button.tsx';
import { Explanation } from '../ui/Explanation.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { type FieldProps, useField } from './form.ts';

/** A place on a page with the picture that is there, and the button that changes it. */
export function PictureField({ mayBeEmpty, ...props }: FieldProps & { mayBeEmpty: boolean }) {
  const { form, id, title, hint, errors, value, set } = useField(props);
  const pictures = usePictures();
  const caption = useCaption();
  const { place = 'row' } = props.schema;
  const current = typeof value === 'string' ? value : '';
  const tooSmall = useTooSmall(place);
  const around = props.path.slice(0, -1);
  const list = valueAt(form.value, around);
  const taken = Array.isArray(list) ? (list as string[]) : [];

  /** In a list each picture stands once: one that is there already swaps places. */
  function choose(name: string) {
    if (props.number === undefined) set(name);
    else form.change(around, replace(taken, props.number - 1, name));
  }

  return (
    <div className="field" id={id}>
      {current && <Thumbnail name={current} focus={pictures[current]?.focus} />}
      <p>
        <strong>{props.number ?? title}</strong> {current ? caption(current) : 'Uten bilde'}
      </p>
      <p className="error">{current && tooSmall(current)}</p>
      <Explanation id={id} hint={hint} errors={errors} />
      <p className="actions">
        <Button
          aria-label={current ? `Bytt bilde ${caption(current)}` : `Velg bilde ${title}`}
          onClick={() => pictureRequest.write({ title, place, current, taken, onChosen: choose })}
        >
          {current ? 'Bytt bilde' : 'Velg bilde'}
        </Button>
        {current && mayBeEmpty && <Button onClick={() => set(null)}>Ta bort bildet</Button>}
      </p>
    </div>
  );
}
