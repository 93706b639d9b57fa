import { type Company, company } from '../../schema/company.ts';
import { companyFile } from '../../schema/content.ts';
import { readChecked } from '../schema/check.ts';
import type { Project } from '../schema/content-files.ts';
import { readJsonFile } from '../schema/json-file.ts';
import { readableAddress } from '../schema/readable.ts';
import type { SpelledFacts } from './check-texts.ts';

/** A form service that replaces that of company.json in a preview or a test, never in a release. */
export interface FormService {
  formEndpoint?: string | undefined;
  formAnswerIsReadable?: boolean | undefined;
}

/** Reads company.json. Throws a ContentError with everything that is wrong in it. */
export async function readCompany(project: Project, instead: FormService = {}): Promise<Company> {
  const { value } = await readChecked(project, companyFile, company);
  const { endpoint, answerIsReadable } = value.formService;
  return {
    ...value,
    formService: {
      endpoint: instead.formEndpoint ?? endpoint,
      answerIsReadable: instead.formAnswerIsReadable ?? answerIsReadable,
    },
  };
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
