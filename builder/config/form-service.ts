import type { SiteConfig } from './site-config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The facts of site.config.ts, with what FORM_ENDPOINT and FORM_ANSWER_IS_READABLE in the environment put in
 * their place, so that a form service can be tried without changing the file. Both must be valid already
 * (`validateConfig`).
 */
export function withFormService(config: SiteConfig, environment: Environment): SiteConfig {
  const { FORM_ENDPOINT: endpoint, FORM_ANSWER_IS_READABLE: readable } = environment;
  return {
    ...config,
    formEndpoint: endpoint ?? config.formEndpoint,
    formAnswerIsReadable: readable === undefined ? config.formAnswerIsReadable : readable === 'true',
  };
}
