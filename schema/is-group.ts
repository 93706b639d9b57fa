export type Group = Readonly<Record<string, unknown>>;

/** Whether a value of JSON has fields with names. */
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
