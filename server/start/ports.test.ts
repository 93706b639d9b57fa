import { describe, expect, it } from 'vitest';
import { readPort } from './ports.ts';

describe('a port', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    [' 8080 ', 8080],
    ['1', 1],
    ['65535', 65535],
  ])('given as %j is %i', (text, number) => {
    expect(readPort({ PORT: text }, 'PORT', 4173)).toEqual({ variable: 'PORT', number });
  });

  it.each(['abc', '0', '65536', '-1', '80.5', '0x50', '8080a'])('cannot be %s', (text) => {
    expect(() => readPort({ PORT: text }, 'PORT', 4173)).toThrow(
      `PORT must be a whole number from 1 to 65535, and not "${text}".`,
    );
  });
});
