import { expect, it, onTestFinished, vi } from 'vitest';
import { exitWithError } from './errors.ts';

it('says that the disk is full, and for which file', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  onTestFinished(() => [printed, exit].forEach((spy) => void spy.mockRestore()));
  exitWithError(Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC', path: '/srv/site/version' }));
  expect(printed).toHaveBeenCalledWith(expect.objectContaining({ path: '/srv/site/version' }));
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('The disk is full'));
  expect(exit).toHaveBeenCalledWith(1);
});
