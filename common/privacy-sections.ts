/** The `id`s of the sections of the privacy policy, in their order. Links may lead to them. */
export const privacySections = [
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
] as const;
