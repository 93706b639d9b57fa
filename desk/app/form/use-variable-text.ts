import { type ChangeEvent, useRef, useState } from 'react';
import type { VariableTexts } from '../../../content-model/desk/contract.ts';
import type { TextSelection } from '../text/markdown-commands.ts';
import { applyEdit, commonEnds, displayText, toSegments, usedVariables } from '../text/variables.ts';

/**
 * The state of a field that shows the values of a text's variables, while the text keeps the variables. Without
 * `variables` the field shows the text as it is.
 */
export function useVariableText(text: string, variables: VariableTexts | null, set: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  /** The text of each wording that the field has shown, since the browser's undo restores only the wording. */
  const [history] = useState(() => new Map<string, string>());
  const [textAtFocus, setTextAtFocus] = useState('');
  const hasLostVariable =
    variables !== null &&
    usedVariables(textAtFocus, variables).some((name) => !usedVariables(text, variables).includes(name));
  /** The last text in which no variable was lost. */
  const [completeText, setCompleteText] = useState(text);
  const segmentsOf = (whole: string) =>
    variables ? toSegments(whole, variables) : [{ display: whole, variable: '' }];
  const segments = segmentsOf(text);
  const display = displayText(segments);

  function onChange({ target }: ChangeEvent<HTMLTextAreaElement>, clean: (typed: string) => string) {
    history.set(display, text);
    if (!hasLostVariable) setCompleteText(text);
    const typed = clean(target.value);
    const cursor = clean(target.value.slice(0, target.selectionEnd)).length;
    set(history.get(typed) ?? applyEdit(segments, typed, cursor));
  }

  /** Changes the text as typing would, so that the browser can undo it. */
  function replace(nextText: string) {
    const nextDisplay = displayText(segmentsOf(nextText));
    history.set(display, text);
    history.set(nextDisplay, nextText);
    const { current } = area;
    current?.focus();
    if (!current || current.value === nextDisplay) return set(nextText);
    const { prefix, suffix } = commonEnds(current.value, nextDisplay);
    current.setSelectionRange(prefix, current.value.length - suffix);
    const typed = nextDisplay.slice(prefix, nextDisplay.length - suffix);
    // Deprecated, but nothing else keeps the browser's undo.
    document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed);
  }

  function selected(): TextSelection {
    const { value = text, selectionStart: from = 0, selectionEnd: to = 0 } = area.current ?? {};
    return { text: value, from, to };
  }

  function insertVariable(name: string) {
    const { text: now, from, to } = selected();
    const variable = `{${name}}`;
    replace(applyEdit(segments, now.slice(0, from) + variable + now.slice(to), from + variable.length));
  }

  return {
    area,
    segments,
    display,
    hasLostVariable,
    /** Restores the text from before it lost a variable. */
    restoreVariable: () => replace(completeText),
    onFocus: () => setTextAtFocus(text),
    onLeave: () => setTextAtFocus(''),
    onChange,
    insertVariable,
  };
}
