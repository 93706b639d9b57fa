import { type ReactNode, useState } from 'react';
import type { Notice } from '../../../schema/notice.ts';
import type { Schema } from '../../contract/schema.ts';
import { withoutNull } from '../form/form.ts';
import { readDraft, writeDraft } from '../store/drafts.ts';
import { fieldId } from '../ui/address.ts';
import { describedBy, Explanation } from '../ui/Explanation.tsx';
import { type ChoiceProps, NoticeChoice } from './NoticeChoice.tsx';

/** A sentence in both languages, one tap from being out. */
export function ReadyNotice({ sentence, ...rest }: ChoiceProps & { sentence: { no: string; en: string } }) {
  return (
    <NoticeChoice {...rest} title={sentence.no} words={sentence}>
      {() => <p className="hint">På engelsk: {sentence.en}</p>}
    </NoticeChoice>
  );
}

/** Where it is kept in the browser until it is out. */
const draft = 'notice/-ny';

interface OwnNoticeProps extends ChoiceProps {
  schema: Schema;
  /** The one that is out, when it is that one that is changed. */
  changed: Notice | null;
}

/** Words of one's own, English ones if one likes. */
export function OwnNotice({ schema, changed, ...rest }: OwnNoticeProps) {
  const first = () => ({ no: changed?.no ?? '', en: changed?.en ?? '' });
  const kept = readDraft(draft)?.value as ReturnType<typeof first> | undefined;
  const [words, setWords] = useState((!changed && kept) || first);
  const fields = withoutNull(schema.properties?.notice ?? {}).properties ?? {};
  function change(next: typeof words) {
    setWords(next);
    writeDraft(draft, { base: null, value: next });
  }
  const putOut = {
    ...rest.putOut,
    onDone: () => {
      setWords({ no: '', en: '' });
      writeDraft(draft, null);
      rest.putOut.onDone();
    },
  };
  const field = (name: 'no' | 'en', title: ReactNode, hint: string, errors: string[] = []) => {
    const id = fieldId('notice', ['notice', name]);
    const { max = 0 } = withoutNull(fields[name] ?? {});
    const left = max - words[name].trim().length;
    return (
      <div className="field">
        <label htmlFor={id}>{title}</label>
        <textarea
          id={id}
          rows={2}
          lang={name}
          value={words[name]}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={describedBy({ id, hint, errors })}
          onChange={({ target }) => change({ ...words, [name]: target.value.replace(/\s*\n\s*/g, ' ') })}
        />
        <Explanation id={id} hint={hint} errors={errors} />
        {left < 20 && (
          <p className={left < 0 ? 'error' : 'hint'}>
            {max - left} av {max} tegn
          </p>
        )}
      </div>
    );
  };
  return (
    <NoticeChoice {...rest} putOut={putOut} title="Skriv selv …" words={words}>
      {(errors) => (
        <>
          {field('no', 'På norsk', 'Kort: hva dere gjør nå, eller hva kunden bør vite.', errors.no)}
          {field(
            'en',
            <>
              På engelsk <span className="hint">valgfritt</span>
            </>,
            'Uten engelsk ser de som leser på engelsk, den norske setningen.',
            errors.en,
          )}
        </>
      )}
    </NoticeChoice>
  );
}
