/** Remembers what was made for the keys that were asked for last, at most so many. What has failed is made again. */
export function createLruCache<Value>(maxEntries: number) {
  const known = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    const [oldest = ''] = known.keys();
    if (known.size > maxEntries) known.delete(oldest);
    value.catch(() => known.delete(key));
    return value;
  };
}
