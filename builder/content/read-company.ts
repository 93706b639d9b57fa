import { type Company, company, companyFile } from '../../schema/company.ts';
import { readableAddress } from '../../schema/hosts.ts';
import { readChecked } from '../schema/check.ts';
import { readJsonFile } from '../schema/json-file.ts';
import type { Project } from '../schema/project.ts';
import type { SpelledFacts } from './read-screens.ts';

/** What a place decides instead of company.json: where the form posts, and a server its address too. */
export type HostFacts = Partial<Pick<Company, 'url' | 'formService'>>;

/** Reads company.json. Throws a ContentError with everything that is wrong in it. */
export async function readCompany(project: Project, host: HostFacts = {}): Promise<Company> {
  const { value } = await readChecked(project, companyFile, company);
  return { ...value, ...host };
}

/** The facts that texts must not spell out, as far as company.json tells them. */
export async function readSpelledFacts(project: Project): Promise<SpelledFacts> {
  const source = await readJsonFile(project, companyFile).catch(() => null);
  const { phone, email, organisationNumber } = company.shape;
  const facts = { phone, email, organisationNumber };
  const written = Object.entries(facts).flatMap(([name, schema]) => {
    const { data } = schema.safeParse((source?.value as Record<string, unknown> | undefined)?.[name]);
    return data === undefined ? [] : [[name, readableAddress(data)]];
  });
  return Object.fromEntries(written);
}
