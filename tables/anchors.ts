import type { ScreenName } from '../src/screens/routes.ts';

/** The `id`s that links can lead to, in the order of a page. The build refuses a page that lacks one. */
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
