import { readCompany } from '../../builder/content/read-company.ts';
import { factsFor } from '../../builder/content/read-texts.ts';
import { findDocument, readDocument } from './documents.ts';

/** What the marks of texts become in each language. Empty while the facts of the firm are wrong. */
export async function readFacts(root: string) {
  const company = await readCompany(root).catch(() => undefined);
  const contact = findDocument('texts/contact');
  const state = contact && (await readDocument(root, contact));
  const texts = state?.value as { no: unknown; en: unknown } | undefined;
  return {
    no: company ? factsFor(company, 'no', texts?.no) : {},
    en: company ? factsFor(company, 'en', texts?.en) : {},
  };
}
