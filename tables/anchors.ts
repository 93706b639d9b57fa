import type { ScreenName } from '../src/screens/routes.ts';

/**
 * Parts of pages that a link can lead to, besides the articles of the news page: their `id`, in the order of the page.
 * The build refuses a page that lacks one.
 */
export const anchors = {
  privacy: [
    'controller',
    'data-collected',
    'purpose',
    'voluntary',
    'recipients',
    'transfers',
    'storage',
    'rights',
    'automated-decisions',
    'security',
    'cookies',
  ],
  contact: ['message'],
} as const satisfies Partial<Record<ScreenName, readonly string[]>>;
