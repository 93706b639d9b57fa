export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object as it is, and an empty one for anything else. */
export const asJsonObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/** Returns a text as it is, and an empty one for anything else, which String() may reject. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export function mapRecord<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) {
  // The type of Object.fromEntries does not know the keys.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
