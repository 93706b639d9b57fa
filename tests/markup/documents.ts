import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { root } from '../support/texts.ts';

/** A built document in one language. */
export interface BuiltDocument {
  name: string;
  html: string;
}

const dist = path.join(root, 'dist');

/**
 * Every document of the build as its Norwegian and as its English visitor has it. The template itself is left out:
 * what is in it takes no part in the page, and the checkers do not all know that.
 */
export function builtDocuments(): BuiltDocument[] {
  const files = (readdirSync(dist, { recursive: true }) as string[]).filter((file) => file.endsWith('.html'));
  return files.flatMap((file) => {
    const html = readFileSync(path.join(dist, file), 'utf8');
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

/** Does to a document what src/inline/after-document.ts does in the browser. */
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
