import { type Company, companyFile, companySchema } from '../../schema/company.ts';
import { readValidJson } from '../validation/check.ts';
import type { ContentSource } from '../validation/content-source.ts';

/** Facts that the host decides: where the form posts and, on a server, the site's address. */
export type CompanyOverrides = Partial<Pick<Company, 'url' | 'formService'>>;

/** Reads company.json, with the site's address in ASCII. Throws a ContentError with everything that is wrong in it. */
export async function readCompany(
  contentSource: ContentSource,
  overrides: CompanyOverrides = {},
): Promise<Company> {
  const { value } = await readValidJson(contentSource, companyFile, companySchema);
  return { ...value, url: new URL(value.url).origin, ...overrides };
}
