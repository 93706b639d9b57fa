/** Creates an LRU cache of promises. Rejected promises are not cached. */
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
