import type { SyntheticEvent } from 'react';
import type { Language } from '../../../common/languages.ts';
import { continueList, pasteList, type TextSelection } from '../text/marks.ts';
import { rewriteArea } from '../text/rewrite-area.ts';
import type { FieldState } from './Field.tsx';
import { GrowingText } from './GrowingText.tsx';

interface ArticleBoxProps {
  id: string;
  name: string;
  language: Language;
  control: FieldState['control'];
  text: string;
  onChange: (text: string) => void;
  onFocus: (area: HTMLTextAreaElement) => void;
}

/** A part of an article's text. Undoing is the browser's own. */
export function ArticleBox({ id, name, language, control, text, onChange, onFocus }: ArticleBoxProps) {
  /** Changes the text instead of what the browser would do, unless the change is null. */
  function replaceDefault(
    event: SyntheticEvent<HTMLTextAreaElement>,
    change: (now: TextSelection) => TextSelection | null,
  ) {
    const area = event.currentTarget;
    const next = change({ text: area.value, from: area.selectionStart, to: area.selectionEnd });
    if (!next) return;
    event.preventDefault();
    rewriteArea(area, () => next);
  }
  return (
    <GrowingText
      {...control}
      language={language}
      behind={text}
      id={id}
      aria-label={name}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
          replaceDefault(event, continueList);
      }}
      onPaste={(event) => {
        const pasted = event.clipboardData.getData('text/plain');
        replaceDefault(event, (now) => pasteList(now, pasted));
      }}
      onFocus={({ currentTarget }) => onFocus(currentTarget)}
    />
  );
}
