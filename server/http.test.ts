import http from 'node:http';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../builder/testing/folder.ts';
import { receivePhoto } from './desk/photos.ts';
import { openDraft } from './history/draft.ts';
import { type AppEnv, errorResponse, listen, listenerOf, readJsonBody, toHttpError } from './http.ts';
import { readSettings } from './settings.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

it('explains a full disk', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  for (const code of ['ENOSPC', 'EDQUOT'])
    expect(toHttpError(failure(code))).toMatchObject({
      status: 507,
      message: expect.stringMatching(/^Disken er full\./),
    });
  expect(printed).not.toHaveBeenCalled();
});

it('closes a connection on which the rest of a refused body is waiting', async () => {
  const app = new Hono<AppEnv>()
    .put('/', async (c) => c.text(await c.req.text()))
    .all((c) => c.text('refused', 413));
  const server = http.createServer(listenerOf(app));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
  const connectionOf = (method: string, body: string) =>
    new Promise((resolve, reject) => {
      const agent = new http.Agent({ keepAlive: true });
      const sent = http.request(address, { method, agent }, ({ headers }) => {
        agent.destroy();
        resolve(headers.connection);
      });
      sent.on('error', reject).end(body);
    });
  expect(await connectionOf('POST', 'a'.repeat(3_000_000))).toBe('close');
  expect(await connectionOf('PUT', 'a'.repeat(30_000))).toBe('keep-alive');
});

it.each(['/streamed', '/read'])(
  'logs nothing of a request to %s that its sender breaks off',
  async (place) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const answered = new Promise<number>((resolve) => {
      const folder = temporaryFolder();
      const desk = { settings: readSettings({}, folder), draft: openDraft(folder) };
      const app = new Hono<AppEnv>();
      app.use(async (_c, next) => {
        begin();
        await next();
      });
      app.post('/streamed', async (c) => {
        const body = c.req.raw.body as unknown as AsyncIterable<Uint8Array>;
        return c.json(await receivePhoto(desk, 'grop.jpg', body));
      });
      app.post('/read', async (c) => c.json(await readJsonBody(c)));
      app.onError((error, c) => {
        const response = errorResponse(error, c);
        resolve(response.status);
        return response;
      });
      const server = http.createServer(listenerOf(app));
      onTestFinished(() => void server.close());
      void listen(server, { port: 0, host: '127.0.0.1' }).then(async (port) => {
        const sent = http.request(`http://127.0.0.1:${port}${place}`, { method: 'POST' });
        sent.on('error', () => {}).write('a'.repeat(2000));
        await begun;
        sent.destroy();
      });
    });
    expect(await answered).toBe(400);
    expect(logged).not.toHaveBeenCalled();
  },
);
