const names: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android-telefon'],
  [/Windows/, 'Windows-maskin'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux-maskin'],
];

/** What a device is called until the owner names it, from what its browser sends. */
export function deviceName(userAgent = ''): string {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Enhet';
}
