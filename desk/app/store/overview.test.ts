import { expect, it, vi } from 'vitest';
import { followAnswer } from './overview.ts';

it('a late answer overwrites neither a newer one nor that of another address', async () => {
  const waiting: Record<string, (answer: Response) => void> = {};
  const fetch = (url: string) => new Promise((resolve) => (waiting[url.split('/').at(-1) ?? ''] = resolve));
  vi.stubGlobal('fetch', vi.fn(fetch));
  const shown: unknown[] = [];
  const arrive = async (address: string) => {
    waiting[address]?.(new Response(JSON.stringify(address)));
    await new Promise((resolve) => setImmediate(resolve));
  };
  const leave = followAnswer('/first', 0, (answer) => shown.push(answer));
  leave();
  const stop = followAnswer('/second', 0, (answer) => shown.push(answer));
  await arrive('second');
  await arrive('first');
  expect(shown).toEqual(['second']);
  stop();
});
