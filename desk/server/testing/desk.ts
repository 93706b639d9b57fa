import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { onTestFinished, vi } from 'vitest';
import { listen } from '../../../server/listen.ts';
import { createApi } from '../api.ts';
import type { Build } from '../publish.ts';

// Git, the formatter, photos and a check of all of content/, on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const project = path.join(import.meta.dirname, '../../..');

/** Replaces every picture: small, so that reading them all takes no time. */
const picture = sharp({ create: { width: 1080, height: 4, channels: 3, background: '#456' } })
  .webp()
  .toBuffer();

export interface Answer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect.
  body: any;
  bytes: Buffer;
}

/** A copy of content/ in a Git repository of its own, with the API of the desk on a port of its own. */
export async function openDesk(build: Build = async () => {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'desk-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const pictures = path.join(root, 'content/pictures');
  await cp(path.join(project, 'content'), path.join(root, 'content'), {
    recursive: true,
    filter: (source) => !source.endsWith('.webp'),
  });
  for (const file of await readdir(path.join(project, 'content/pictures'))) {
    if (file.endsWith('.webp')) await writeFile(path.join(pictures, file), await picture);
  }
  for (const file of ['.gitattributes', '.gitignore'])
    await cp(path.join(project, file), path.join(root, file));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.no');
  git('add', '--all');
  git('commit', '--quiet', '--message=Start');

  const server = createServer(createApi(root, build));
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => void server.close());

  /** Asks as the desk's own page does, unless the headers say otherwise. */
  async function ask(method: string, address: string, body?: unknown, headers: OutgoingHttpHeaders = {}) {
    const payload = Buffer.isBuffer(body) || body === undefined ? body : JSON.stringify(body);
    const own = { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin', 'x-rediger': '1' };
    return new Promise<Answer>((resolve, reject) => {
      const all = { host: `127.0.0.1:${port}`, ...own, ...headers };
      const request = send({ port, method, path: address, headers: all }, async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        const text = bytes.toString('utf8');
        const isJson = response.headers['content-type'] === 'application/json';
        resolve({
          status: response.statusCode ?? 0,
          text,
          bytes,
          body: isJson ? JSON.parse(text) : undefined,
        });
      });
      request.on('error', reject);
      request.end(payload);
    });
  }

  /** Reads a document, lets `change` change its value, and saves it. */
  async function edit(id: string, change: (value: Answer['body']) => void): Promise<Answer> {
    const { body } = await ask('GET', `/documents/${id}`);
    change(body.value);
    return ask('PUT', `/documents/${id}`, { version: body.version, value: body.value });
  }

  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const list = (folder: string) => readdir(path.join(root, folder));
  /** Added and removed lines of each changed file. */
  const changedLines = () => git('diff', '--numstat').trim().replaceAll('\t', ' ');
  return { root, port, git, ask, edit, read, list, changedLines };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
