import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from './test.ts';

/** Runs `npm run dev` for a group of tests, in the folder that `prepare` returns, and returns its address. */
export function developmentServer(port: number, prepare: () => string): string {
  const url = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  test.beforeAll(async () => {
    const answer = () => fetch(url).catch(() => null);
    expect(await answer(), `nothing else may answer at ${url}`).toBeNull();
    server = spawn(process.execPath, ['--import', 'tsx', 'commands/dev.ts'], {
      cwd: prepare(),
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await expect.poll(async () => (await answer())?.ok, { timeout: 60_000 }).toBe(true);
  });
  test.afterAll(() => void server?.kill());
  return url;
}
