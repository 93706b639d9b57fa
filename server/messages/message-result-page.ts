import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { escapeHtml } from '../../builder/html/html-page.ts';
import { entryOf, type Language, languageCodes } from '../../common/languages.ts';
import { faults, messageFields } from '../../common/message-fields.ts';
import { interpolate } from '../../common/variables.ts';
import contact from '../../content-model/screens/contact.strings.json' with { type: 'json' };
import site from '../../content-model/screens/shared.strings.json' with { type: 'json' };
import { faultText, minutesOf, reasonsBeside } from '../../src/contact/refusal.ts';
import { MessageRejectedError } from './message-endpoint.ts';
import strings from './strings.json' with { type: 'json' };

function resultTexts(language: Language, refusal: MessageRejectedError | null) {
  const { form } = contact[language];
  const { success, failure } = site[language].toast;
  if (!refusal) return success;
  const { reason, headers } = refusal;
  const field = messageFields.find(({ name }) => name === refusal.field);
  const fault = faults.find((known) => known === reason);
  const explanation = field && fault && faultText(form, field, fault);
  if (explanation) return { title: failure.title, text: `${explanation} ${strings[language].goBack}` };
  const beside = reasonsBeside.find((known) => known === reason);
  if (!beside) return failure;
  const minutes = minutesOf(headers['Retry-After']);
  return { title: failure.title, text: interpolate(form.refusals[beside], { minutes }) };
}

/** Fills the site's 404 page. Rejects while there is no site. */
export async function composeResultPage(
  siteFolder: string | undefined,
  language: Language,
  refusal: MessageRejectedError | null,
): Promise<string> {
  if (siteFolder === undefined) throw new Error('There is no site yet.');
  const { title, text } = resultTexts(language, refusal);
  const file = path.join(siteFolder, entryOf(language).prefix, '404.html');
  const page = parse(await readFile(file, 'utf8'));
  for (const element of page.querySelectorAll('script, template')) element.remove();
  const main = page.querySelector('main');
  const heading = main?.querySelector('h1');
  const [first, ...others] = main?.querySelectorAll('p') ?? [];
  page.querySelector('title')?.set_content(escapeHtml(title));
  heading?.set_content(escapeHtml(title));
  heading?.removeAttribute('lang');
  first?.set_content(escapeHtml(text));
  for (const paragraph of others) paragraph.remove();
  return page.toString();
}

export async function writeFailurePages(folder: string): Promise<void> {
  await mkdir(path.join(folder, '_message'), { recursive: true });
  for (const code of languageCodes) {
    const html = await composeResultPage(folder, code, new MessageRejectedError(500, 'failed'));
    await writeFile(path.join(folder, '_message', `${code}.html`), html);
  }
}
