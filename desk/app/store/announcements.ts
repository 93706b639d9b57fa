import { createStore } from '../../../src/browser/store.ts';
import { type Failure, failureOf, UnreachableError } from './request.ts';

/** What the page tells the owner; `isSpoken` is only for screen readers. */
export const announcement = createStore<(Partial<Failure> & { text: string; isSpoken?: boolean }) | null>(
  null,
);

/** Announces a failure, except Unreachable, which the page shows while it lasts. */
export function announceFailure(error: unknown): void {
  if (error instanceof UnreachableError) return;
  const { message: text, problems, details } = failureOf(error);
  announcement.write({ text, problems, details });
}

export const announceToScreenReader = (text: string) => announcement.write({ text, isSpoken: true });
