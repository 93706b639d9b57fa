import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts `npm run desk` in a folder, as the owner does, and waits until it says that it is open. */
export async function startDesk(folder: string, port: number) {
  const url = `http://127.0.0.1:${port}`;
  const desk = spawn(process.execPath, ['--import', 'tsx', 'commands/desk.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), BROWSER: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [desk.stdout, desk.stderr]) stream.on('data', (chunk) => (said += chunk));
  await new Promise<void>((resolve, reject) => {
    desk.stdout.on('data', () => said.includes(`Redigeringen er åpen: ${url}`) && resolve());
    desk.on('exit', () => reject(new Error(`The desk did not open:\n${said}`)));
  });
  let isStopping = false;
  desk.on('exit', (code, signal) => {
    if (!isStopping) console.error(`The desk ended by itself: ${signal ?? code}\n${said}`);
  });
  const stop = async () => {
    isStopping = true;
    if (desk.exitCode === null && desk.signalCode === null) {
      desk.kill();
      await once(desk, 'exit');
    }
  };
  return { url, stop };
}
