/**
 * Runs in the page, so it uses nothing from outside. Returns each text that is cut off, runs out of the window, or
 * overlaps another text. Text for screen readers is left out, and so is what covers the page by design.
 */
export function misplacedText(): string[] {
  const problems: string[] = [];
  const lines: { box: DOMRect; element: Element; text: string }[] = [];
  const leftOut = 'script, style, template, .visually-hidden, header, section[aria-label]:not(main *)';

  const isVisible = (element: Element) =>
    element.checkVisibility() &&
    !element.closest(leftOut) &&
    getComputedStyle(element.closest('thead') ?? element).clipPath !== 'inset(50%)';

  const isCutOff = (inner: DOMRect, element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflow, display } = getComputedStyle(at);
      if (display === 'inline' || overflow === 'visible') continue;
      const outer = at.getBoundingClientRect();
      if (inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1) return true;
    }
    return false;
  };

  const overlap = (one: DOMRect, other: DOMRect) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    // The boxes of lines are higher than their letters.
    return width > 2 && height > 0.4 * Math.min(one.height, other.height);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim();
    if (!element || !text || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) {
        problems.push(`outside the window: ${text}`);
      }
      lines.push({ box, element, text });
    }
    if (isCutOff(range.getBoundingClientRect(), element)) problems.push(`cut off: ${text}`);
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (overlap(one.box, other.box)) problems.push(`overlap: ${one.text} / ${other.text}`);
    }
  }
  return problems;
}
