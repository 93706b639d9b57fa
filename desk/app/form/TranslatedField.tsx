import { languageCodes } from '../../../tables/languages.ts';
import { valueAt } from '../store/json.ts';
import { useFacts } from '../store/overview.ts';
import { marksWith, namesIn } from '../text/marks.ts';
import { addressOf } from '../ui/address.ts';
import { describedBy, Explanation } from '../ui/Explanation.tsx';
import { type FieldProps, useField } from './form.ts';
import { OptionalNote } from './Labelled.tsx';
import { LanguageField } from './LanguageField.tsx';

/** A text in every language, side by side. */
export function TranslatedField(props: FieldProps) {
  const { schema, path, number } = props;
  const { form, id, title, hint, errors } = useField(props, false);
  const facts = useFacts()('no');
  const sides = languageCodes.map((language) => {
    const place = form.isBilingual ? [language, ...path] : [...path, language];
    const part = form.isBilingual ? schema : (schema.properties?.[language] ?? {});
    const text = String(valueAt(form.value, place) ?? '');
    // An article may be in Norwegian only: then it has no English half.
    const isWanted = !form.isBilingual || valueAt(form.value, [language]) !== null;
    return { language, path: place, schema: part, text, isWanted };
  });
  const all = sides.map(({ text }) => text).join('');
  return (
    <fieldset className="translated" id={id}>
      <legend className={number ? 'visually-hidden' : undefined}>
        {title}
        <OptionalNote schema={schema} />
      </legend>
      <div className="sides">
        {sides.map(({ isWanted, ...side }) => (
          <LanguageField
            key={side.language}
            {...{ ...side, title, number }}
            describedBy={describedBy({ id, hint, errors })}
            isInvalid={errors.length > 0}
            isMissing={isWanted && all.trim() !== '' && side.text.trim() === ''}
          />
        ))}
      </div>
      <Explanation id={id} hint={hint} errors={errors} />
      {marksWith(namesIn(all), facts).map(({ name, becomes, meaning }) => (
        <p className="hint" key={name}>
          {becomes === null
            ? `«${meaning}» er ikke fylt ut, så dette vises ikke.`
            : becomes === ''
              ? `Dette vises fordi dere har krysset av for ${meaning}.`
              : `«${becomes}» er ${meaning}.`}{' '}
          Endres under <a href={addressOf('company')}>Firmaet</a>.
        </p>
      ))}
    </fieldset>
  );
}
