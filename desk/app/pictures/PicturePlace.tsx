import type { FieldProps } from '@rjsf/utils';
import type { Schema } from '../../contract.ts';
import { Explanation } from '../form/Explanation.tsx';
import { useSurroundings } from '../form/form-context.ts';
import { tooSmall } from './enough-pixels.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useCaption } from './use-caption.ts';

/** A place on a page with the picture that is there, and the button that changes it. */
export function PicturePlace(props: FieldProps) {
  const { fieldPathId, formData, onChange, rawErrors, name } = props;
  const { pictures, sizes, choosePicture, saveNow } = useSurroundings();
  const schema = props.schema as unknown as Schema;
  const { $id: id, path } = fieldPathId;
  const current = typeof formData === 'string' && formData !== '' ? formData : null;
  const place = schema.place ?? 'row';
  const entry = path.at(-1);
  const title = typeof entry === 'number' ? `${schema.title} ${entry + 1}` : (schema.title ?? name);
  const change = (chosen: string | null) => {
    onChange(chosen, path, undefined, id);
    saveNow();
  };
  const size = current ? sizes.get(current) : undefined;
  const warning = tooSmall(size, place);
  const caption = useCaption();
  return (
    <div className="picture-place" id={id}>
      {current && (
        <div className="picture-frame" data-shape={size && size.height > size.width ? 'tall' : undefined}>
          <Thumbnail name={current} entry={pictures[current]} />
        </div>
      )}
      <div className="picture-words">
        <p className="picture-title">{title}</p>
        <p className="picture-caption">{current ? caption(current) : 'Uten bilde'}</p>
        {warning && <p className="warning">{warning}</p>}
        <Explanation id={id} hint={schema.description} errors={rawErrors} />
        <p className="actions">
          <button
            type="button"
            className="quiet"
            onClick={() => choosePicture({ title, place, current, onChosen: change })}
          >
            {current ? 'Bytt bilde' : 'Velg bilde'}
            <span className="visually-hidden"> {title}</span>
          </button>
          {current && schema.type !== 'string' && (
            <button type="button" className="quiet" onClick={() => change(null)}>
              Ta bort bildet
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
