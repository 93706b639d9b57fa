import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { siteFolder } from '../support/site.ts';

/** A built document in one language. */
export interface BuiltDocument {
  name: string;
  html: string;
}

/**
 * Every built document as a Norwegian and as an English visitor gets it. The template itself is emptied: it is not part
 * of the page, and not all checkers know that.
 */
export function builtDocuments(): BuiltDocument[] {
  const files = (readdirSync(siteFolder, { recursive: true }) as string[]).filter((file) =>
    file.endsWith('.html'),
  );
  return files.flatMap((file) => {
    const html = readFileSync(path.join(siteFolder, file), 'utf8');
    const name = file.replaceAll(path.sep, '-').replace('.html', '');
    return [
      { name: `${name}-no`, html: inNorwegian(html) },
      { name: `${name}-en`, html: inEnglish(html) },
    ];
  });
}

function inNorwegian(html: string): string {
  const document = parse(html, { comment: true });
  document.querySelector('template#en')?.set_content('');
  return document.toString();
}

/** Swaps the English page in, as src/inline/after-document.ts does in the browser. */
function inEnglish(html: string): string {
  const document = parse(html, { comment: true });
  const template = document.querySelector('template#en');
  const page = document.querySelector('#root');
  if (!template || !page) throw new Error('A built document has no #root or no English template.');
  page.innerHTML = template.innerHTML;
  document.querySelector('html')?.setAttribute('lang', 'en');
  document
    .querySelector('title')
    ?.set_content((template.getAttribute('data-title') ?? '').replaceAll('&', '&amp;'));
  const description = template.getAttribute('data-description') ?? '';
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  template.set_content('');
  return document.toString();
}
