import { languageCodes } from '../../../tables/languages.ts';
import { valueAt } from '../store/json.ts';
import { useFacts } from '../store/overview.ts';
import { marksWith, namesIn } from '../text/marks.ts';
import { addressOf } from '../ui/address.ts';
import { Explanation } from '../ui/Explanation.tsx';
import { type FieldProps, useField, withoutNull } from './form.ts';
import { OptionalNote } from './Labelled.tsx';
import { LanguageField } from './LanguageField.tsx';
import './texts.css';

/** A text in every language, side by side. */
export function TranslatedField(props: FieldProps) {
  const { schema, path, number } = props;
  const { form, id, title, hint, errors, control } = useField(props, false);
  const facts = useFacts()('no');
  const sides = languageCodes.map((language) => ({
    language,
    path: form.isBilingual ? [language, ...path] : [...path, language],
    schema: form.isBilingual ? schema : withoutNull(schema.properties?.[language] ?? {}),
  }));
  const names = namesIn(sides.map((side) => valueAt(form.value, side.path)).join(' '));
  return (
    <fieldset id={id}>
      <legend className={number ? 'visually-hidden' : undefined}>
        {title}
        <OptionalNote schema={schema} />
      </legend>
      <div className="sides">
        {sides.map((side) => (
          <LanguageField key={side.language} {...side} {...{ title, number }} whole={control} />
        ))}
      </div>
      <Explanation id={id} hint={hint} errors={errors} />
      {marksWith(names, facts).map(({ name, becomes, meaning }) => (
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
