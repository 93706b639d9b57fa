/** The title of a page with the firm's name, if a search engine shows both. */
export function pageTitle(title: string, name: string): string {
  const both = `${title} – ${name}`;
  return both.length > 60 || title.includes(name) ? title : both;
}
