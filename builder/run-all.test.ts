import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runAll } from './run-all.ts';

it('reports a failure once all other jobs have ended', async () => {
  const ended: string[] = [];
  const finish = async (name: string) => {
    await setImmediate();
    ended.push(name);
  };
  const fail = async () => {
    throw new Error('The disk is full');
  };
  await expect(runAll([() => finish('first'), fail, () => finish('last')])).rejects.toThrow(
    'The disk is full',
  );
  expect(ended).toEqual(['first', 'last']);
});
