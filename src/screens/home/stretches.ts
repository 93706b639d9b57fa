/** The stretches of the firm's year, from the first day of the gritting season. */
export const stretchNames = ['season', 'sweeping', 'rest'] as const;
export type StretchName = (typeof stretchNames)[number];
