import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { formatFacts } from '../../builder/content/firm.ts';
import { readCompany } from '../../builder/content/read-company.ts';
import { marks } from '../../schema/company.ts';
import { forEachLanguage } from '../../tables/languages.ts';
import { type HostEnv, HttpError, readJson } from '../answer.ts';
import { readChanges } from './changes.ts';
import type { DeskContext } from './context.ts';
import type { Facts } from './contract.ts';
import { finishReplacing, unfinishedFolder } from './files.ts';
import { putOutNotice, readNoticeState, takeDownNotice } from './notice.ts';
import { readOverview } from './overview.ts';
import { discardPhoto, listPictures, readThumbnail } from './photos.ts';
import { confirm, createPublishing, readLaunch } from './publish.ts';
import { receivePhoto } from './receive-photo.ts';
import { listReleases, restoreContent, showRelease } from './releases.ts';
import { createArticle, deleteArticle, saveDocument } from './save.ts';
import { knownDocument, newArticle, showDocument } from './show-document.ts';
import { undoDocument } from './undo.ts';

/** The desk's API (docs/architecture.md, "The desk"). First it cleans up what a crash has left. */
export async function createApi(desk: DeskContext): Promise<Hono<HostEnv>> {
  const { content } = desk.settings;
  await rm(path.join(content, unfinishedFolder), { recursive: true, force: true });
  await finishReplacing(content).catch(console.error);
  const publishing = createPublishing(desk);
  const api = new Hono<HostEnv>();

  api.get('/overview', async (c) => c.json(await readOverview(desk)));

  api.get('/documents/news/-ny', (c) => c.json(newArticle()));
  api.post('/documents/news', async (c) => c.json(await createArticle(content, await readGroup(c))));
  api.delete('/documents/news/:slug', async (c) => {
    await deleteArticle(content, c.req.param('slug'), await readGroup(c));
    return c.json({});
  });
  api.get('/documents/:id{.+}', async (c) =>
    c.json(await showDocument(content, knownDocument(c.req.param('id')))),
  );
  api.put('/documents/:id{.+}', async (c) =>
    c.json(await saveDocument(content, knownDocument(c.req.param('id')), await readGroup(c))),
  );

  api.get('/facts', async (c) => c.json(await readFacts(content)));
  api.get('/pictures', async (c) => c.json(await listPictures(content)));
  api.post('/pictures', async (c) => {
    // The browser's types lack the iterator of a body.
    const body = (c.req.raw.body ?? []) as unknown as AsyncIterable<Uint8Array>;
    return c.json(await receivePhoto(content, c.req.query('name') ?? '', body));
  });
  api.delete('/pictures/:name{[\\w-]{1,100}}', async (c) => {
    await discardPhoto(content, c.req.param('name'));
    return c.json({});
  });
  api.get('/pictures/:name{[\\w-]+}/thumbnail', async (c) => {
    const image = await readThumbnail(content, c.req.param('name'));
    return c.body(new Uint8Array(image), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=60',
    });
  });

  api.get('/launch', async (c) => c.json(await readLaunch(desk)));
  api.post('/launch/confirm', async (c) => {
    await confirm(desk, await readGroup(c));
    return c.json({});
  });
  api.get('/changes', async (c) => c.json(await readChanges(desk)));
  api.post('/changes/undo', async (c) => {
    await undoDocument(desk, await readGroup(c));
    return c.json({});
  });

  api.get('/publish', (c) => c.json(publishing.state()));
  api.post('/publish', (c) => {
    publishing.begin();
    return c.json({});
  });
  api.get('/notice', async (c) => c.json(await readNoticeState(desk)));
  api.post('/notice', async (c) => {
    await putOutNotice(desk, await readGroup(c));
    return c.json({});
  });
  api.delete('/notice', async (c) => {
    await takeDownNotice(desk);
    return c.json({});
  });

  api.get('/releases', (c) => c.json(listReleases(desk)));
  api.post('/releases/:number/show', async (c) => {
    await showRelease(desk, c.req.param('number'));
    return c.json({});
  });
  api.post('/releases/:number/restore', async (c) =>
    c.json(await restoreContent(desk, c.req.param('number'))),
  );
  return api;
}

async function readGroup(c: Context): Promise<Record<string, unknown>> {
  const body = await readJson(c);
  if (typeof body === 'object' && body !== null) return { ...body };
  throw new HttpError(
    400,
    'Det som ble sendt hit, kan ikke leses. Ingenting er lagret. Last siden på nytt, og prøv igjen.',
  );
}

/** The facts that texts may name, in each language; none while company.json is invalid. */
async function readFacts(root: string) {
  const company = await readCompany(root).catch(() => undefined);
  return forEachLanguage((code): Facts => {
    const written = company ? formatFacts(company, code) : {};
    const facts = Object.entries(marks).map(([name, { means, optional = false }]) => {
      return [name, { means, optional, becomes: written[name] ?? null }];
    });
    return Object.fromEntries(facts);
  });
}
