import { formatFacts } from '../../builder/content/format-facts.ts';
import { readCompany } from '../../builder/content/read-company.ts';
import { readLabels } from '../../builder/content/read-texts.ts';

/** What the marks of texts become in each language. Empty while the facts of the firm are wrong. */
export async function readFacts(root: string) {
  const company = await readCompany(root).catch(() => undefined);
  if (!company) return { no: {}, en: {} };
  const { no, en } = await readLabels();
  return {
    no: formatFacts(company, 'no', no.contact.details),
    en: formatFacts(company, 'en', en.contact.details),
  };
}
