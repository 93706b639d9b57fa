import { type ChildProcess, spawn } from 'node:child_process';

/** A running desk. */
export interface DeskProcess {
  url: string;
  stop: () => Promise<void>;
}

/** Starts `npm run desk` in a folder, as the owner does, and waits until it says that it is open. */
export async function startDesk(folder: string, port: number): Promise<DeskProcess> {
  const desk = spawn(process.execPath, ['--import', 'tsx', 'commands/desk.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [desk.stdout, desk.stderr]) stream.on('data', (chunk) => (said += chunk));
  await isOpen(desk, () => said);
  let isStopping = false;
  desk.on('exit', (code, signal) => {
    if (!isStopping) console.error(`The desk ended by itself: ${signal ?? code}\n${said}`);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      isStopping = true;
      return stop(desk);
    },
  };
}

function isOpen(desk: ChildProcess, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    desk.stdout?.on('data', () => said().includes('Skrivebordet er åpent') && resolve());
    desk.on('exit', () => reject(new Error(`The desk did not open:\n${said()}`)));
  });
}

function stop(desk: ChildProcess): Promise<void> {
  if (desk.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    desk.on('exit', () => resolve());
    desk.kill();
  });
}
