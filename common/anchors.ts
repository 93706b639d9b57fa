/** The `id`s that links can lead to, by screen, in the order of its page. A browser test misses one that is not there. */
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
} as const;
