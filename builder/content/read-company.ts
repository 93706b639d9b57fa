import { type Company, company } from '../../schema/company.ts';
import { companyFile } from '../../schema/content.ts';
import { readChecked } from '../schema/check.ts';

/** Another form service than that of company.json: for a preview or a test, never for a release. */
export interface FormService {
  formEndpoint?: string | undefined;
  formAnswerIsReadable?: boolean | undefined;
}

/** Reads the facts of the firm. Throws a ContentError that names everything wrong in the file. */
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
