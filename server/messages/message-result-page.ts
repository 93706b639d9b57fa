import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposedSite } from '../../builder/compose/compose-site.ts';
import { writeFileAtomic } from '../../builder/files.ts';
import { escapeHtml } from '../../builder/html/html-page.ts';
import { type Language, languageCodes } from '../../common/languages.ts';
import { faults, messageFields } from '../../common/message-fields.ts';
import { interpolate } from '../../common/variables.ts';
import contact from '../../content-model/screens/contact.strings.json' with { type: 'json' };
import site from '../../content-model/screens/shared.strings.json' with { type: 'json' };
import { messageResultMarks } from '../../src/app/rendered-page.ts';
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

const pageFile = (release: string, language: Language) =>
  path.join(release, 'message-result', `${language}.html`);

/** Fills the page of a release. Rejects while there is none. */
export async function composeResultPage(
  release: string | undefined,
  language: Language,
  refusal: MessageRejectedError | null,
): Promise<string> {
  if (release === undefined) throw new Error('There is no site yet.');
  return fill(await readFile(pageFile(release, language), 'utf8'), resultTexts(language, refusal));
}

function fill(page: string, { title, text }: { title: string; text: string }): string {
  const { title: titleMark, text: textMark } = messageResultMarks;
  return page.replaceAll(titleMark, () => escapeHtml(title)).replaceAll(textMark, () => escapeHtml(text));
}

/**
 * Writes the pages of a release, outside its site because they have marks. A server's site also gets finished ones,
 * which Caddy shows while the program is away.
 */
export async function writeResultPages(
  release: string,
  { messageResult }: Pick<ComposedSite, 'messageResult'>,
  isServer: boolean,
): Promise<void> {
  for (const language of languageCodes) {
    const page = await messageResult(language);
    await writeFileAtomic(pageFile(release, language), page);
    if (!isServer) continue;
    const failure = resultTexts(language, new MessageRejectedError(500, 'failed'));
    await writeFileAtomic(path.join(release, 'site/_message', `${language}.html`), fill(page, failure));
  }
}
