import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { escapeHtml } from '../../builder/html/tags.ts';
import { entryOf, type Language, languageCodes } from '../../common/languages.ts';
import { faults, messageFields } from '../../common/message-fields.ts';
import { faultText, minutesOf, reasonsBeside } from '../../src/contact/refusal.ts';
import contact from '../../src/contact/strings.json' with { type: 'json' };
import { interpolate } from '../../src/page-data/interpolate.ts';
import site from '../../src/site/strings.json' with { type: 'json' };
import { MessageRejectedError } from './parse-message.ts';
import words from './strings.json' with { type: 'json' };

function resultTexts(
  language: Language,
  refusal: MessageRejectedError | null,
): { title: string; text: string } {
  const { form } = contact[language];
  const { success, failure } = site[language].toast;
  if (!refusal) return success;
  const { reason, headers } = refusal;
  const field = messageFields.find(({ name }) => name === refusal.field);
  const fault = faults.find((known) => known === reason);
  const said = field && fault && faultText(form, field, fault);
  if (said) return { title: failure.title, text: `${said} ${words[language].goBack}` };
  const beside = reasonsBeside.find((known) => known === reason);
  if (!beside) return failure;
  const minutes = minutesOf(headers['Retry-After']);
  return { title: failure.title, text: interpolate(form.refusals[beside], { minutes }) };
}

/** Turns the site's 404 page into the answer for visitors without scripts. Rejects while there is no site. */
export async function writeResultPage(
  siteFolder: string | undefined,
  language: Language,
  refusal: MessageRejectedError | null,
): Promise<string> {
  if (siteFolder === undefined) throw new Error('There is no site yet.');
  const { title, text } = resultTexts(language, refusal);
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
      await writeResultPage(folder, code, new MessageRejectedError(500, 'failed')),
    );
  }
}
