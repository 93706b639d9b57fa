import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { listen } from '../listen.ts';
import { temporaryFolder } from './serve.ts';

/** Leaves behind what `npm run build` has to, and a mark for every time it ran. */
export const buildScript = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('builds.log', process.env.FORM_ENDPOINT + '\\n');
mkdirSync('dist', { recursive: true });
mkdirSync('build-output', { recursive: true });
writeFileSync('dist/index.html', '<h1>Forside</h1>');
writeFileSync('build-output/headers.json', '{"X-Content-Type-Options": "nosniff"}');
const { FORM_ENDPOINT: formEndpoint, FORM_ANSWER_IS_READABLE: answerIsReadable } = process.env;
writeFileSync('build-output/built.json', JSON.stringify({ formEndpoint, answerIsReadable }));
`;

const startFile = fileURLToPath(new URL('../start.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

/** A command under way. */
export interface Run {
  process: ChildProcess;
  /** Settles when the output holds the text; fails with all output when the process ends before. */
  says(text: string): Promise<void>;
  ends(): Promise<{ code: number | null; output: string }>;
}

/** Runs the command behind `npm start` in a project. */
export function startIn(root: string, environment: NodeJS.ProcessEnv): Run {
  const { FORM_ENDPOINT: _, FORM_ANSWER_IS_READABLE: __, ...inherited } = process.env;
  const child = spawn(process.execPath, ['--import', tsx, startFile], {
    cwd: root,
    env: { ...inherited, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ended = once(child, 'close');
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const check of heard) check();
    });
  }
  return {
    process: child,
    says: (text) =>
      new Promise((resolve, reject) => {
        const check = () => output.includes(text) && resolve();
        heard.add(check);
        check();
        void ended.then(() => reject(new Error(`It ended without saying "${text}":\n${output}`)));
      }),
    ends: async () => {
      await ended;
      return { code: child.exitCode, output };
    },
  };
}

/** A project with the least that the command needs. */
export function project(): string {
  const root = temporaryFolder();
  writeFileSync(join(root, 'package.json'), '{"type": "module", "scripts": {"build": "node build.mjs"}}');
  writeFileSync(join(root, 'build.mjs'), buildScript);
  return root;
}

/** The form service of each build that ran, in turn. */
export const builds = (root: string) => readFileSync(join(root, 'builds.log'), 'utf8').trimEnd().split('\n');

/** Two ports that were free a moment ago. */
export async function freePorts(): Promise<{ PORT: string; INBOX_PORT: string }> {
  const probes = [createServer(), createServer()];
  const ports = await Promise.all(probes.map((probe) => listen(probe, { port: 0 })));
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return { PORT: String(ports[0]), INBOX_PORT: String(ports[1]) };
}
