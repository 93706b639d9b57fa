import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, vi } from 'vitest';
import { listContent } from '../../../builder/content/content-source.ts';
import { temporaryFolder, writeIn } from '../../../builder/testing/folder.ts';
import { sampleContent } from '../../../builder/testing/sample-project.ts';
import { formatJson } from '../../../content-model/content-json.ts';
import type { PublishLine } from '../../../content-model/desk/contract.ts';
import { photoFile, pictureFile } from '../../../content-model/pictures.ts';
import type { ArticleValue } from '../../../content-model/screens/article.ts';
import type { Compose } from '../../history/compose.ts';
import { errorResponse } from '../../http.ts';
import { type Deployment, readSettings } from '../../settings.ts';
import { composeSmallSite, openHistory } from '../../testing/small-site.ts';
import { createApi } from '../api.ts';
import { company, plainPhoto } from './examples.ts';

/** The least content, with an example company and with the layout and version of the desk. */
const template = {
  ...Object.fromEntries(sampleContent().files),
  'content/company.json': formatJson(company),
};

const blankArticle: ArticleValue = {
  date: '2026-11-20',
  shown: true,
  picture: null,
  no: { title: 'Snø', text: 'Vi brøyter.' },
  en: { title: '', text: '' },
};

export interface TestResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response.
  body: any;
  bytes: Buffer;
}

/** Opens the desk of a folder, by default of a new one. Its sites are quickly composed, after a call of `compose`. */
export async function openDesk(
  compose: (...work: Parameters<Compose>) => Promise<unknown> = async () => {},
  deployment: Partial<Deployment> = {},
  root = temporaryFolder(template),
) {
  const settings = readSettings({}, root);
  Object.assign(settings.deployment, { blocksIncompleteLaunch: true }, deployment);
  const { draft, ...history } = await openHistory(
    root,
    async (...work) => {
      await compose(...work);
      return composeSmallSite(...work);
    },
    settings.deployment,
    settings.data,
  );
  // Waits for what goes on after an answer, before the folder is removed.
  onTestFinished(history.publisher.idle);
  const messages = { warning: () => null };
  const api = (await createApi({ settings, draft, history, messages })).onError(errorResponse);

  async function ask(method: string, address: string, sent?: unknown): Promise<TestResponse> {
    const body = Buffer.isBuffer(sent) ? new Uint8Array(sent) : JSON.stringify(sent);
    const response = await api.request(address, { method, body: sent === undefined ? null : body });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type') === 'application/json';
    return { status: response.status, body: isJson ? JSON.parse(String(bytes)) : undefined, bytes };
  }

  async function edit(id: string, change: (value: TestResponse['body']) => void): Promise<TestResponse> {
    const { body } = await ask('GET', `/documents/${id}`);
    change(body.value);
    return ask('PUT', `/documents/${id}`, { version: body.version, value: body.value });
  }

  /** Creates an article, by default in Norwegian only. */
  async function create(slug: string, article: Partial<ArticleValue>): Promise<TestResponse> {
    expect((await ask('POST', '/articles', { title: slug })).body).toEqual({ id: `articles/${slug}` });
    return edit(`articles/${slug}`, (value) => Object.assign(value, blankArticle, article));
  }

  /** Adds a photo that is described by its name, as after an upload. */
  async function addPhoto(name: string): Promise<void> {
    const photo = sharp(await plainPhoto(1100, 800)).webp();
    const words = { no: name, en: name };
    const entry = { photo: true, focus: [50, 50], alt: words, caption: words, added: '2026-11-20T08:00:00Z' };
    write(photoFile(name), await photo.toBuffer());
    write(pictureFile(name), formatJson(entry));
  }

  /** Returns the names of all photos. */
  async function photos(): Promise<string[]> {
    const { documents } = (await ask('GET', '/overview')).body;
    const ids: string[] = documents.map(({ id }: { id: string }) => id);
    return ids.filter((id) => id.startsWith('pictures/')).map((id) => id.replace('pictures/', ''));
  }

  async function remove(id: string): Promise<TestResponse> {
    const { body } = await ask('GET', `/documents/${id}`);
    return ask('DELETE', `/documents/${id}`, { version: body.version });
  }

  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const write = (file: string, text: string | Buffer) => writeIn(root, file, text);
  const list = (folder: string) => readdir(path.join(root, folder));

  async function content(): Promise<Record<string, string>> {
    const read = (await listContent(root)).map(
      async (file) => [file, await readFile(path.join(root, file), 'latin1')] as const,
    );
    return Object.fromEntries(await Promise.all(read));
  }

  /** Publishes, and returns the last line. */
  async function publish(): Promise<PublishLine> {
    expect(await ask('POST', '/publish')).toMatchObject({ status: 200 });
    return vi.waitFor(
      async () => {
        const { isRunning, line } = (await ask('GET', '/publish')).body;
        expect(isRunning).toBe(false);
        return line;
      },
      { timeout: 30_000, interval: 20 },
    );
  }
  return {
    root,
    settings,
    ask,
    edit,
    create,
    addPhoto,
    photos,
    remove,
    read,
    write,
    list,
    content,
    publish,
    history,
  };
}

export type TestDesk = Awaited<ReturnType<typeof openDesk>>;
