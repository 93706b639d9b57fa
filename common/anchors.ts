/** The `id`s that links may lead to, by screen and in the order of its page. A browser test checks that they exist. */
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
} as const;
