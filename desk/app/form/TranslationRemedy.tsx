import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { KeyPath } from '../../../common/json.ts';
import { type Language, languageNames } from '../../../common/languages.ts';
import { announceToScreenReader } from '../store/announcements.ts';
import { useVariables } from '../store/overview.ts';
import { request } from '../store/request.ts';
import { pageText } from '../text/variables.ts';
import { Action } from '../ui/Action.tsx';
import { Button } from '../ui/Button.tsx';
import { changeAndGoTo, fieldId } from '../ui/view-links.ts';
import { useField } from './Field.tsx';

interface TranslationRemedyProps {
  language: Language;
  path: KeyPath;
  title: string;
  /** The path of the Norwegian text, whose field is there instead while this device hides the translation. */
  hiddenBehind: KeyPath | null;
}

/** What the owner can do about a translation that is older than its Norwegian text, which always warns. */
export function TranslationRemedy({ language, path, title, hiddenBehind }: TranslationRemedyProps) {
  const { form, remarks, value, set } = useField({ schema: {}, path });
  const [removed, setRemoved] = useState({ text: '', words: '' });
  const variables = useVariables()(language);
  const { norwegianName } = languageNames[language];
  const undoId = `${fieldId(form.id, path)}-undo`;
  const text = String(value ?? '');
  const warnings = remarks.filter(({ state }) => state === 'outdated' || state === 'otherFacts');
  const isLeftOut = warnings.some((remark) => remark.isLeftOut);

  function remove() {
    const words = isLeftOut
      ? 'Det står ikke på engelsk før det er oversatt.'
      : 'Det norske står på den engelske siden til det er oversatt.';
    // The button goes, so its undo gets the focus.
    flushSync(() => {
      setRemoved({ text, words });
      set('');
    });
    document.getElementById(undoId)?.focus();
    announceToScreenReader(words);
  }
  function undo() {
    changeAndGoTo(fieldId(form.id, hiddenBehind ?? path), () => set(removed.text));
  }

  if (text === '' && removed.text !== '')
    return (
      <p className="removed">
        {removed.words}{' '}
        <Button id={undoId} aria-label={`Angre: ${title}, ${norwegianName}`} onClick={undo}>
          Angre
        </Button>
      </p>
    );
  if (text === '' || warnings.length === 0) return null;
  return (
    <>
      {hiddenBehind && (
        <p className="hint">
          {warnings.map(({ message }) => message).join(' ')} Kundene leser på {norwegianName}:{' '}
          <span lang={language}>«{pageText(text, variables)}»</span>
        </p>
      )}
      <div className="actions">
        {!hiddenBehind && warnings.some(({ state }) => state === 'outdated') && (
          <Action
            label={`Det er riktig på ${norwegianName}`}
            subject={title}
            variant="quiet"
            onAction={() => request('POST', '/translations/confirm', { document: form.id, path })}
          />
        )}
        <Action
          label={
            isLeftOut ? 'La det stå uten engelsk til det er oversatt' : 'Bruk det norske til det er oversatt'
          }
          subject={title}
          variant="quiet"
          onAction={remove}
        />
      </div>
    </>
  );
}
