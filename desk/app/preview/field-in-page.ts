import type { VariableTexts } from '../../../content-model/desk/contract.ts';
import { normalizeText, pageText } from '../text/variables.ts';
import { showField } from '../ui/view-links.ts';

/** The element with this text and the fewest other words. */
function elementWith(page: Document, text: string): HTMLElement | undefined {
  const wordsOf = ({ textContent }: Element) => normalizeText(textContent ?? '');
  return [...page.body.querySelectorAll<HTMLElement>('*:not(script, style, template)')]
    .filter((element) => element.getClientRects().length > 0 && wordsOf(element).includes(text))
    .sort((a, b) => wordsOf(a).length - wordsOf(b).length)[0];
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

let last: { field: TextControl; variables: VariableTexts } | null = null;

/** Scrolls the page to the text of a field, and marks it for a moment. */
export function showInPage(field: TextControl, variables: VariableTexts): void {
  last = { field, variables };
  scrollToLastField();
}

/** Scrolls the page to what the last field has by now. Returns whether the page shows it. */
export function scrollToLastField(): boolean {
  const { contentDocument: page, contentWindow: view } = document.querySelector('iframe') ?? {};
  if (!last?.field.isConnected || !page?.body || !view) return false;
  const wanted = pageText(last.field.value, last.variables);
  const element = wanted.length < 3 ? undefined : elementWith(page, wanted);
  if (!element) return false;
  const { top, height } = element.getBoundingClientRect();
  view.scrollTo({ top: view.scrollY + top - (view.innerHeight - height) / 2, behavior: 'instant' });
  // The names of the page's own properties are shortened.
  const color = getComputedStyle(document.documentElement).getPropertyValue('--stake');
  const ring = { outline: `4px solid ${color}`, outlineOffset: '6px' };
  element.animate([ring, { ...ring, offset: 0.8 }, { ...ring, outlineColor: 'transparent' }], 1600);
  return true;
}

/** The field with the text of an element, or of one around it. */
function fieldOf(element: Element, variablesIn: (language: string) => VariableTexts): HTMLElement | null {
  const areas = [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')];
  let around: Element | null = element;
  for (; around && around.localName !== 'main'; around = around.parentElement) {
    const text = normalizeText(around.textContent ?? '');
    if (text === '' || text.length > 500) continue;
    const found = areas.find(
      ({ value, dataset }) => pageText(value, variablesIn(dataset.language ?? '')) === text,
    );
    if (found) return found;
  }
  return null;
}

/** Puts the cursor into the field of a clicked text. Links keep working. */
export function goToClickedText(
  target: EventTarget | null,
  variablesIn: (language: string) => VariableTexts,
): void {
  // The frame has its own Element, so instanceof fails.
  if (!target || !('closest' in target)) return;
  const element = target as Element;
  if (element.closest('a, button, summary')) return;
  const field = fieldOf(element, variablesIn);
  if (field) showField(field.id);
}
