import type { readLabels } from '../../builder/content/read-texts.ts';
import type { Language } from '../../tables/languages.ts';
import type { Answer } from './receive.ts';

type Labels = Awaited<ReturnType<typeof readLabels>>[Language];

/** What a page tells a visitor of a message. */
export function answerWords({ contact, refusals }: Labels, answer: Answer): { title: string; text: string } {
  const { success, failure, errors } = contact.form;
  if (answer === 'sent') return success;
  if (answer === 'failed') return failure;
  const text = answer === 'invalidEmail' ? errors.email.invalid : refusals[answer];
  return { title: failure.title, text };
}
