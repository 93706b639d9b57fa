import { spawnSync } from 'node:child_process';

/** What one run of wrk says: requests in a second, and the milliseconds within which 99 of 100 are answered. */
export interface Run {
  requests: number;
  p99: number;
}

interface Target {
  port: number;
  path: string;
  /** The name that the server is asked by. */
  host: string;
  seconds: number;
}

const inMilliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Asks for one file over 32 connections, as a browser that takes Brotli. Throws when wrk or a connection fails. */
export function wrk({ port, path, host, seconds }: Target): Run {
  const { status, stdout, stderr, error } = spawnSync(
    'wrk',
    [
      ...['--threads', '1', '--connections', '32', '--duration', `${seconds}s`, '--latency'],
      ...['--header', `Host: ${host}`, '--header', 'Accept-Encoding: br', `http://127.0.0.1:${port}${path}`],
    ],
    { encoding: 'utf8' },
  );
  const requests = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const [, time, unit = ''] = /\s99%\s+([\d.]+)(\w+)/.exec(stdout) ?? [];
  if (status !== 0 || /Socket errors/.test(stdout) || !requests || !time) {
    throw new Error(`wrk did not finish ${path}: ${error ?? ''}\n${stdout}${stderr}`);
  }
  return { requests: Number(requests), p99: Number(time) * (inMilliseconds[unit] ?? Number.NaN) };
}
