import { expect, it, onTestFinished, vi } from 'vitest';
import { exitWithError } from './errors.ts';

it('names the file for which the disk has no room', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  onTestFinished(() => [printed, exit].forEach((spy) => void spy.mockRestore()));
  exitWithError(Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC', path: '/srv/site/version' }));
  expect(printed).toHaveBeenCalledWith(
    expect.stringContaining('/srv/site/version cannot be used: the disk is full'),
  );
  expect(exit).toHaveBeenCalledWith(1);
});
