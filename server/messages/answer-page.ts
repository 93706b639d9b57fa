import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { readLabels } from '../../builder/content/read-texts.ts';
import { escapeHtml } from '../../builder/document/html.ts';
import { entryOf, type Language } from '../../tables/languages.ts';
import { currentFolder } from '../releases/release-folder.ts';
import { answerWords } from './answer-words.ts';
import type { Answer } from './receive.ts';

/**
 * Returns what makes the page that a visitor without scripts gets for a message. It looks like the site that is online:
 * it is its 404 page, which stands alone, with other words and without scripts. Rejects while nothing is online.
 */
export function createAnswerPage(data: string) {
  return async (language: Language, answer: Answer): Promise<string> => {
    const labels = await readLabels();
    const { title, text } = answerWords(labels[language], answer);
    const file = path.join(currentFolder(data), entryOf(language).prefix, '404.html');
    const page = parse(await readFile(file, 'utf8'));
    for (const part of page.querySelectorAll('script, template')) part.remove();
    const main = page.querySelector('main');
    const heading = main?.querySelector('h1');
    const [line, ...others] = main?.querySelectorAll('p') ?? [];
    page.querySelector('title')?.set_content(escapeHtml(title));
    heading?.set_content(escapeHtml(title));
    heading?.removeAttribute('lang');
    line?.set_content(escapeHtml(text));
    for (const part of others) part.remove();
    return page.toString();
  };
}
