import type { ScreenName } from '../src/screens/routes.ts';

/** The `id`s that links can lead to, in the order of a page. tests/pages/documents.spec.ts misses one that a page lacks. */
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
