const selector = 'input, select, textarea, details, button, a[hreflang]';

type Control =
  | HTMLInputElement
  | HTMLSelectElement
  | HTMLTextAreaElement
  | HTMLDetailsElement
  | HTMLButtonElement
  | HTMLAnchorElement;

/**
 * React empties `#root` and renders it anew if the document is not as prerendered, for example because a proxy has
 * rewritten e-mail addresses. Returns a function that then copies what was typed, ticked and unfolded, focus and caret
 * to the new elements: those that are removed keep their values.
 */
export function keepInput(root: HTMLElement): () => void {
  const before = [...root.querySelectorAll<Control>(selector)];
  let focused: EventTarget | null = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  return () => {
    const after = root.querySelectorAll<Control>(selector);
    for (const [index, old] of before.entries()) {
      const next = after[index];
      if (old.isConnected || old.localName !== next?.localName) continue;
      copyInput(old, next);
      if (old === focused) moveFocus(old, next);
      // The last click before hydration is repeated on the element that was clicked (src/inline/before-paint.ts).
      old.addEventListener('click', (event) => {
        event.preventDefault();
        next.click();
      });
    }
  };
}

function copyInput(old: Control, next: Control): void {
  if ('open' in old && 'open' in next) next.open = old.open;
  if ('checked' in old && 'checked' in next) next.checked = old.checked;
  if ('value' in old && 'value' in next && old.name === next.name) next.value = old.value;
}

function moveFocus(old: Control, next: Control): void {
  next.focus({ preventScroll: true });
  // A field for an e-mail address does not tell where its caret is.
  if ('selectionEnd' in old && 'selectionEnd' in next && old.selectionEnd !== null)
    next.setSelectionRange(old.selectionStart, old.selectionEnd);
}
