import { readCompany } from '../../builder/content/read-company.ts';
import { readLabels } from '../../builder/content/read-texts.ts';
import { formatFacts } from '../../builder/facts/format-facts.ts';
import { forEachLanguage } from '../../tables/languages.ts';

/** What the marks of texts become in each language. Empty while the facts of the firm are wrong. */
export async function readFacts(root: string) {
  const company = await readCompany(root).catch(() => undefined);
  const labels = await readLabels();
  return forEachLanguage((code) => (company ? formatFacts(company, code, labels[code].contact.details) : {}));
}
