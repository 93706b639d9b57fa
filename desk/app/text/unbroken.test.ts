import { describe, expect, it } from 'vitest';
import { keepInvisible, toggleUnbroken } from './unbroken.ts';

const tied = 'Vi startet i 2019 og har 12\u00a0maskiner.';

describe('what cannot be seen in a field is kept', () => {
  it('where the same words are typed again', () => {
    expect(keepInvisible(tied, 'Nå har vi 12 maskiner.')).toBe('Nå har vi 12\u00a0maskiner.');
    const word = 'Eiendoms\u00adforvaltning';
    expect(keepInvisible(word, 'Eiendomsforvaltning hos oss')).toBe(`${word} hos oss`);
  });

  it('and not where they are gone', () => {
    expect(keepInvisible(tied, 'Vi har mange maskiner.')).toBe('Vi har mange maskiner.');
  });
});

it('ties selected words together, and lets them go again', () => {
  const once = toggleUnbroken('Vi har 12 maskiner.', 6, 18);
  expect(once).toBe('Vi har 12\u00a0maskiner.');
  expect(toggleUnbroken(once, 7, 18)).toBe('Vi har 12 maskiner.');
});
