import { site } from '../site/site.ts';
import type { FormService } from './send-message.ts';

declare const __FORM_ANSWER_IS_READABLE__: boolean;

/** Where messages go, as the build was told by site.config.ts or the environment. */
export const formService: FormService = {
  formEndpoint: site.formEndpoint,
  formAnswerIsReadable: __FORM_ANSWER_IS_READABLE__,
};
