import { cp, readdir, readFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { temporaryFolder, writeIn } from '../../../builder/testing/folder.ts';
import { ask as send, serve } from '../../../server/testing/serve.ts';
import { createApi } from '../../server/api.ts';
import { listContentFiles } from '../../server/content-files.ts';
import { formatJson } from '../../server/format-json.ts';
import { ownMachine } from '../../server/own-machine.ts';
import type { Method, Place } from '../../server/place.ts';
import { company, facts } from './facts.ts';

export { facts };

const project = path.join(import.meta.dirname, '../../..');

const readJson = async (folder: string, file: string) =>
  JSON.parse(await readFile(path.join(folder, 'content', file), 'utf8'));

/** A content/ like the project's, with facts of its own, no news, and small pictures that take no time to read. */
const template = (async () => {
  const folder = temporaryFolder({}, afterAll);
  await cp(path.join(project, 'content'), path.join(folder, 'content'), {
    recursive: true,
    filter: (source) => !/\.(webp|md)$/.test(source),
  });
  const picture = await sharp({ create: { width: 1080, height: 4, channels: 3, background: '#456' } })
    .webp()
    .toBuffer();
  for (const { file } of Object.values<{ file: string }>(await readJson(folder, 'pictures/pictures.json'))) {
    writeIn(folder, `content/pictures/${file}`, picture);
  }
  for (const file of await readdir(path.join(folder, 'content'), { recursive: true })) {
    if (!file.endsWith('.json')) continue;
    const value = file === 'company.json' ? company : await readJson(folder, file);
    writeIn(folder, `content/${file}`, formatJson(value));
  }
  return folder;
})();

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect.
  body: any;
  bytes: Buffer;
}

/** A project with a content/ of its own, and the API of the desk on a port of its own. */
export async function openDesk(
  buildIn: (root: string) => Method['build'] = () => async () => '',
  place: Partial<Place> = {},
) {
  const root = temporaryFolder();
  await cp(await template, root, { recursive: true });
  const start = () => createApi(root, { ...ownMachine(root, buildIn(root)), ...place });
  let api = await start();
  const origin = await serve(createServer((request, response) => void api(request, response)));

  /** Asks as the desk's own page does, unless the headers say otherwise. */
  async function ask(method: string, address: string, sent?: unknown, others: OutgoingHttpHeaders = {}) {
    const body = Buffer.isBuffer(sent) || sent === undefined ? sent : JSON.stringify(sent);
    const headers = { origin, 'sec-fetch-site': 'same-origin', 'x-rediger': '1', ...others };
    const answer = await send(origin, address, { method, body, headers });
    const isJson = answer.headers['content-type'] === 'application/json';
    return { ...answer, body: isJson ? JSON.parse(answer.text) : undefined } as Answer;
  }

  /** Reads a document, lets `change` change its value, and saves it. */
  async function edit(id: string, change: (value: Answer['body']) => void): Promise<Answer> {
    const { body } = await ask('GET', `/documents/${id}`);
    change(body.value);
    return ask('PUT', `/documents/${id}`, { version: body.version, value: body.value });
  }

  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => writeIn(root, file, text);
  const list = (folder: string) => readdir(path.join(root, folder));

  /** Every file of content/ with its bytes, as text. */
  async function content(): Promise<Record<string, string>> {
    const files = (await listContentFiles(root)).map(async (file) => {
      return [file, await readFile(path.join(root, file), 'latin1')] as const;
    });
    return Object.fromEntries(await Promise.all(files));
  }

  /** Starts the desk again, as after a crash. */
  const restart = async () => {
    api = await start();
  };
  return { root, origin, ask, edit, read, write, list, content, restart };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
