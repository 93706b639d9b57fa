import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { escapeHtml } from '../../builder/document/html.ts';
import contact from '../../src/contact/words.json' with { type: 'json' };
import site from '../../src/site/words.json' with { type: 'json' };
import { entryOf, type Language, languageCodes } from '../../tables/languages.ts';
import type { Answer } from './receive.ts';
import refusals from './words.json' with { type: 'json' };

function answerWords(language: Language, answer: Answer): { title: string; text: string } {
  const { errors } = contact[language].form;
  const { success, failure } = site[language].toast;
  if (answer === 'sent') return success;
  if (answer === 'failed') return failure;
  const text = answer === 'invalidEmail' ? errors.email.invalid : refusals[language][answer];
  return { title: failure.title, text };
}

/** Turns the site's 404 page into the answer for visitors without scripts. Rejects while there is no site. */
export async function writeAnswerPage(
  siteFolder: string | undefined,
  language: Language,
  answer: Answer,
): Promise<string> {
  if (siteFolder === undefined) throw new Error('There is no site yet.');
  const { title, text } = answerWords(language, answer);
  const file = path.join(siteFolder, entryOf(language).prefix, '404.html');
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
}

/** Writes into a finished site what Caddy answers in each language while the process is away. */
export async function writeFailurePages(folder: string): Promise<void> {
  await mkdir(path.join(folder, '_message'), { recursive: true });
  for (const code of languageCodes) {
    await writeFile(
      path.join(folder, '_message', `${code}.html`),
      await writeAnswerPage(folder, code, 'failed'),
    );
  }
}
