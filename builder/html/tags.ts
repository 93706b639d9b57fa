const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an attribute or an element. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Renders a start tag. Leaves out attributes that are undefined or false; true ones have no value. */
export function tag(name: string, attributes: Record<string, string | boolean | undefined>): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (typeof value === 'string') return ` ${key}="${escapeHtml(value)}"`;
    return value ? ` ${key}` : '';
  });
  return `<${name}${written.join('')}>`;
}
