import type { ShownNotice } from '../../src/content/types.ts';
import type { Language } from '../../tables/languages.ts';

/** More characters than this have more than two lines on a phone. */
const mostOnTwoLines = 90;

/** The style sheets that the documents of a site need for its notice; none without one. */
export function sheetsOf(notice: Readonly<Record<Language, ShownNotice>> | null): string[] {
  if (!notice) return [];
  const isLong = Object.values(notice).some(({ words, written: { before, today, after } }) => {
    return [words, before, today, after].join('').length > mostOnTwoLines;
  });
  return ['src/notice/notice.css', ...(isLong ? ['src/notice/long-notice.css'] : [])];
}
