import type { VariableTexts } from '../../../content-model/desk/contract.ts';
import { normalizeText, pageText } from '../text/variables.ts';

/** An innermost element with this text: one in view, or the first. */
function elementWith(page: Document, text: string): HTMLElement | undefined {
  const hasText = (element: Element) =>
    element.getClientRects().length > 0 && normalizeText(element.textContent ?? '').includes(text);
  const innermost = [...page.body.querySelectorAll<HTMLElement>('*:not(script, style, template)')].filter(
    (element) => hasText(element) && ![...element.children].some(hasText),
  );
  return innermost.find(isInView) ?? innermost[0];
}

/** How many pixels of an element must be in the window. The header covers some. */
const leastVisible = 96;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { innerHeight = 0 } = element.ownerDocument.defaultView ?? {};
  return bottom > leastVisible && top < innerHeight - leastVisible;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

let last: { field: TextControl; variables: VariableTexts } | null = null;

/** Scrolls the page to the text of a field, and marks it for a moment. */
export function showInPage(field: TextControl, variables: VariableTexts): void {
  last = { field, variables };
  scrollToLastField();
}

/** Scrolls the page to what the last field has by now. */
export function scrollToLastField(): void {
  const { contentDocument: page, contentWindow: view } = document.querySelector('iframe') ?? {};
  if (!last?.field.isConnected || !page?.body || !view) return;
  const wanted = pageText(last.field.value, last.variables);
  const element = wanted.length < 3 ? undefined : elementWith(page, wanted);
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  // A page that was tapped keeps its place.
  if (!isInView(element))
    view.scrollTo({ top: view.scrollY + top - (view.innerHeight - height) / 2, behavior: 'instant' });
  const ring = { outline: '4px solid var(--stake)', outlineOffset: '6px' };
  element.animate([ring, { ...ring, offset: 0.8 }, { ...ring, outlineColor: 'transparent' }], 1600);
}
