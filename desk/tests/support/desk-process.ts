import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts `npm start` in a folder, as the owner does, and waits until it says that it is open. */
export async function startDesk(folder: string, [sitePort, port]: readonly [site: number, desk: number]) {
  const [site, url] = [`http://localhost:${sitePort}`, `http://localhost:${port}`];
  const desk = spawn(process.execPath, ['--import', 'tsx', 'commands/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(sitePort), DESK_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [desk.stdout, desk.stderr]) stream.on('data', (chunk) => (said += chunk));
  await new Promise<void>((resolve, reject) => {
    desk.stdout.on('data', () => said.includes(`Desk: ${url}`) && resolve());
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
  return { site, url, stop };
}
