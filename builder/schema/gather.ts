import { ContentError } from '../failure.ts';

/** Like Promise.all, but throws one ContentError with the problems of all promises. */
export async function gather<const Parts extends readonly unknown[]>(parts: Parts) {
  const settled = await Promise.allSettled(parts);
  // Promises that depend on each other fail with the same error.
  const reasons = [...new Set(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))];
  const unexpected = reasons.find((reason) => !(reason instanceof ContentError));
  if (unexpected) throw unexpected;
  const problems = reasons.flatMap((reason) => (reason as ContentError).problems);
  if (problems.length > 0) throw new ContentError(problems);
  return Promise.all(parts);
}
