import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComposedSite } from '../../builder/compose/compose-site.ts';
import { writeFileDurable } from '../../builder/files.ts';
import { escapeHtml } from '../../builder/html/html-page.ts';
import { type Language, languageCodes } from '../../common/languages.ts';
import site from '../../content-model/screens/shared.strings.json' with { type: 'json' };
import { messageResultMarks } from '../../src/app/rendered-page.ts';

const pageFile = (release: string, language: Language) =>
  path.join(release, 'message-result', `${language}.html`);

/** Fills the page of a release. Rejects while there is none. */
export async function composeResultPage(
  release: string | undefined,
  language: Language,
  isSent: boolean,
): Promise<string> {
  if (release === undefined) throw new Error('There is no site yet.');
  return fill(await readFile(pageFile(release, language), 'utf8'), language, isSent);
}

function fill(page: string, language: Language, isSent: boolean): string {
  const { success, failure } = site[language].toast;
  const { title, text } = isSent ? success : failure;
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
    await writeFileDurable(pageFile(release, language), page);
    if (!isServer) continue;
    const failure = fill(page, language, false);
    await writeFileDurable(path.join(release, 'site/_message', `${language}.html`), failure);
  }
}
