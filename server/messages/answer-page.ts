import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { readLabels } from '../../builder/content/read-texts.ts';
import { escapeHtml } from '../../builder/document/html.ts';
import { entryOf, type Language, languageCodes } from '../../tables/languages.ts';
import type { Answer } from './receive.ts';

type Labels = Awaited<ReturnType<typeof readLabels>>[Language];

/** What a page tells a visitor of a message. */
export function answerWords(
  { contact, shared, refusals }: Labels,
  answer: Answer,
): { title: string; text: string } {
  const { errors } = contact.form;
  const { success, failure } = shared.toast;
  if (answer === 'sent') return success;
  if (answer === 'failed') return failure;
  const text = answer === 'invalidEmail' ? errors.email.invalid : refusals[answer];
  return { title: failure.title, text };
}

/**
 * Returns what makes the page that a visitor without scripts gets for a message. It looks like the site of a folder: it
 * is its 404 page, which stands alone, with other words and without scripts. Rejects while there is no site.
 */
export function createAnswerPage(site: () => string | undefined) {
  return async (language: Language, answer: Answer): Promise<string> => {
    const labels = await readLabels();
    const { title, text } = answerWords(labels[language], answer);
    const folder = site();
    if (folder === undefined) throw new Error('There is no site yet.');
    const file = path.join(folder, entryOf(language).prefix, '404.html');
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

/** Writes a page for each language into a finished site: what Caddy answers in place of a process that is away. */
export async function writeFailurePages(folder: string): Promise<void> {
  const page = createAnswerPage(() => folder);
  await mkdir(path.join(folder, '_message'), { recursive: true });
  for (const code of languageCodes) {
    await writeFile(path.join(folder, '_message', `${code}.html`), await page(code, 'failed'));
  }
}
