import { type Company, company } from '../../schema/company.ts';
import { companyFile } from '../../schema/content.ts';
import { readChecked } from '../schema/check.ts';

/** A form service that replaces that of company.json in a preview or a test, never in a release. */
export interface FormService {
  formEndpoint?: string | undefined;
  formAnswerIsReadable?: boolean | undefined;
}

/** Reads company.json. Throws a ContentError with everything that is wrong in it. */
export async function readCompany(root: string, instead: FormService = {}): Promise<Company> {
  const { value } = await readChecked(root, companyFile, company);
  const { endpoint, answerIsReadable } = value.formService;
  return {
    ...value,
    formService: {
      endpoint: instead.formEndpoint ?? endpoint,
      answerIsReadable: instead.formAnswerIsReadable ?? answerIsReadable,
    },
  };
}
