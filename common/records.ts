/** A value of JSON that has fields with names. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group as it is, and an empty one for anything else. */
export const asJsonObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/** Makes a record with a value for each key. */
export function mapRecord<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) {
  // The type of Object.fromEntries has forgotten the keys.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
