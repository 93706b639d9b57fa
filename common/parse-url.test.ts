import { expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

it('accepts an address with ø, however often it is asked', () => {
  let accepted = 0;
  for (let count = 0; count < 20_000; count++) if (parseUrl('https://www.snø.no')) accepted += 1;
  expect(accepted).toBe(20_000);
  expect(parseUrl('https://')).toBeNull();
});
