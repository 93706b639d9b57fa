/** Returns the inline scripts and styles of documents, which the Content-Security-Policy allows by their hashes. */
export function policySources(documents: readonly string[]): { scripts: string[]; styles: string[] } {
  const contents = (element: 'script' | 'style') => {
    const found = documents.flatMap((html) => [
      ...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs')),
    ]);
    return [...new Set(found.map(([, content = '']) => content))];
  };
  return { scripts: contents('script'), styles: contents('style') };
}
