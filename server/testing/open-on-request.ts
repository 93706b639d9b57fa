import { openDataFolder } from '../state/data-folder.ts';

// A test forks this file to open a folder in several processes at once. An empty request closes the folder.

let close = () => {};

process.on('message', async ({ content, data }: { content?: string; data?: string }) => {
  close();
  close = () => {};
  const opened =
    content && data ? await openDataFolder({ content, data }, content).catch(() => undefined) : undefined;
  if (opened) close = opened.close;
  process.send?.(opened !== undefined);
});
