import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type OutgoingHttpHeaders, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, onTestFinished, vi } from 'vitest';
import { sampleCompany } from '../../../builder/testing/sample.ts';
import { listen } from '../../../server/listen.ts';
import { createApi } from '../../server/api.ts';
import { formatJson, listContent } from '../../server/content-files.ts';
import type { Build } from '../../server/publish.ts';

// Photos and a check of all of content/, on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const project = path.join(import.meta.dirname, '../../..');

/** Facts that are no placeholders. */
export const facts = {
  name: 'Firma AS',
  phone: '+47 67 00 00 01',
  email: 'post@firma.no',
  street: 'Veien 1',
  url: 'https://www.firma.no',
  facebook: 'https://www.facebook.com/firma',
  icePlaningDocument: 'https://www.firma.no/ishovling.pdf',
  formService: { endpoint: 'https://skjema.firma.no/', answerIsReadable: false },
};

const readJson = async (folder: string, file: string) =>
  JSON.parse(await readFile(path.join(folder, 'content', file), 'utf8'));

/** A content/ like the project's, with facts of its own, no news, and small pictures that take no time to read. */
const template = (async () => {
  const folder = await temporaryFolder(afterAll);
  const content = path.join(folder, 'content');
  await cp(path.join(project, 'content'), content, {
    recursive: true,
    filter: (source) => !/\.(webp|md)$/.test(source),
  });
  const picture = await sharp({ create: { width: 1080, height: 4, channels: 3, background: '#456' } })
    .webp()
    .toBuffer();
  for (const { file } of Object.values<{ file: string }>(await readJson(folder, 'pictures/pictures.json'))) {
    await writeFile(path.join(content, 'pictures', file), picture);
  }
  for (const file of await readdir(content, { recursive: true })) {
    if (!file.endsWith('.json')) continue;
    const value = file === 'company.json' ? { ...sampleCompany, ...facts } : await readJson(folder, file);
    await writeFile(path.join(content, file), formatJson(value));
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
export async function openDesk(build: Build = async () => {}) {
  const root = await temporaryFolder();
  await cp(await template, root, { recursive: true });
  const preview = vi.fn(async (_folder: string) => 'http://127.0.0.1:1');
  const start = () => createApi(root, { build, preview });
  let api = await start();
  const server = createServer((request, response) => void api(request, response));
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
        const isJson = response.headers['content-type'] === 'application/json';
        const answered = isJson ? JSON.parse(bytes.toString('utf8')) : undefined;
        resolve({ status: response.statusCode ?? 0, bytes, body: answered });
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
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  const list = (folder: string) => readdir(path.join(root, folder));

  /** Every file of content/ with its bytes, as text. */
  async function content(): Promise<Record<string, string>> {
    const files = (await listContent(root)).map(async (file) => {
      return [file, await readFile(path.join(root, file), 'latin1')] as const;
    });
    return Object.fromEntries(await Promise.all(files));
  }

  /** Starts the desk again, as after a crash. */
  const restart = async () => {
    api = await start();
  };
  return { root, port, ask, edit, read, write, list, content, restart, preview };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** A folder that is removed when the test has finished. */
export async function temporaryFolder(whenFinished: (action: () => Promise<void>) => void = onTestFinished) {
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
  whenFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
