import { spawn } from 'node:child_process';
import { expect } from './test.ts';

/** A development server of one test. */
export interface DevelopmentServer {
  url: string;
  stop: () => void;
}

/** Starts `npm run dev` in a folder of the project, and resolves once it answers. The inbox gets the next port. */
export async function startDevelopmentServer(folder: string, port: number): Promise<DevelopmentServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'commands/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), INBOX_PORT: String(port + 1) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  return { url, stop: () => void server.kill() };
}
