import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../../server/listen.ts';

/** Whether a program can be started here; says so when not, so that a skipped test is not overlooked. */
export function isInstalled(program: string, argument: string): boolean {
  const installed = spawnSync(program, [argument], { stdio: 'ignore' }).error === undefined;
  if (!installed) console.warn(`${program} is not installed here: its tests are skipped.`);
  return installed;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, { port: 0, host: '127.0.0.1' });
  await once(probe.close(), 'close');
  return port;
}

/** Starts a server in the foreground and waits until it answers; gives the function that stops it. */
export async function runServer(
  program: string,
  args: string[],
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const server = spawn(program, args, { env: { ...process.env, ...environment } });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = once(server, 'close');
  for (let attempt = 0; !(await answers(port)); attempt++) {
    if (server.exitCode !== null || attempt > 200) throw new Error(`${program} does not start:\n${output}`);
    await wait(50);
  }
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
