import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { upgradeContent } from '../../builder/content/upgrade-content.ts';
import type { DocumentResponse } from '../../content-model/desk/contract.ts';
import { type AppEnv, HttpError, jsonResponse, readJsonBody } from '../http.ts';
import { problemsOf } from './content-problems.ts';
import type { DeskContext } from './desk-context.ts';
import { type Document, findDocument, jsonSchemaOf, readDocument, titleOf } from './documents.ts';
import { unfinishedFolder } from './file-changes.ts';
import { readLogoFile, receiveLogo } from './logo.ts';
import { readOverview } from './overview.ts';
import { deletePhoto, readThumbnail, receivePhoto } from './photos.ts';
import { createPublishing } from './publish.ts';
import { postNotice, removeNotice } from './publish-notice.ts';
import { listReleases, showRelease } from './releases.ts';
import { restoreContent } from './restore-content.ts';
import { createArticle, deleteArticle, saveDocument } from './save.ts';

/** Returns the desk's API (docs/architecture.md, "The desk"), after recovering from a crash. */
export async function createApi(desk: DeskContext): Promise<Hono<AppEnv>> {
  const { publisher, settings } = desk;
  const { content } = settings;
  await rm(path.join(content, unfinishedFolder), { recursive: true, force: true });
  // The desk compares releases with each other, and the live one with the present content.
  const folders = desk.releases.list().map(({ number }) => desk.releases.folderOf(number));
  for (const folder of folders) await upgradeContent(folder).catch(console.error);
  const publishing = createPublishing(desk);
  const api = new Hono<AppEnv>();

  api.get('/overview', (c) => jsonResponse(c, readOverview(desk)));

  api.get('/documents/:id{.+}', (c) =>
    jsonResponse(c, showDocument(content, knownDocument(c.req.param('id')))),
  );
  api.put('/documents/:id{.+}', async (c) => {
    const document = knownDocument(c.req.param('id'));
    return c.json(await saveDocument(content, document, await readJsonBody(c)));
  });

  api.post('/articles', async (c) => jsonResponse(c, createArticle(content, await readJsonBody(c))));

  api.delete('/documents/:id{articles/.+}', async (c) => {
    await deleteArticle(content, knownDocument(c.req.param('id')), await readJsonBody(c));
    // A publication may take minutes, so the answer does not wait until releases have lost what is deleted.
    void publisher.tidy();
    return c.json({});
  });

  api.post('/pictures', (c) => {
    // The DOM's types lack the iterator of a body.
    const body = (c.req.raw.body ?? []) as unknown as AsyncIterable<Uint8Array>;
    return jsonResponse(c, receivePhoto(content, c.req.query('name') ?? '', body));
  });
  api.post('/logo', (c) => {
    const body = (c.req.raw.body ?? []) as unknown as AsyncIterable<Uint8Array>;
    return jsonResponse(c, receiveLogo(content, c.req.query('name') ?? '', body));
  });
  api.get('/logo/:name', async (c) => {
    const image = await readLogoFile(content, c.req.param('name'));
    return c.body(new Uint8Array(image), 200, { 'Content-Type': 'image/png' });
  });
  api.delete('/pictures/:name{[\\w-]{1,200}}', async (c) => {
    await deletePhoto(content, c.req.param('name'));
    void publisher.tidy();
    return c.json({});
  });
  api.get('/pictures/:name{[\\w-]+}/thumbnail', async (c) => {
    const image = await readThumbnail(content, c.req.param('name'));
    return c.body(new Uint8Array(image), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, max-age=60',
    });
  });

  api.get('/publish', (c) => jsonResponse(c, publishing.state()));
  api.post('/publish', (c) => jsonResponse(c, publishing.begin()));
  api.post('/notice', async (c) => jsonResponse(c, postNotice(desk, await readJsonBody(c))));
  api.delete('/notice', (c) => jsonResponse(c, removeNotice(desk)));

  api.get('/releases', (c) => jsonResponse(c, listReleases(desk)));
  api.post('/releases/:number{[1-9]\\d*}/show', (c) =>
    jsonResponse(c, showRelease(desk, c.req.param('number'))),
  );
  api.post('/releases/:number{[1-9]\\d*}/restore', (c) =>
    jsonResponse(c, restoreContent(desk, c.req.param('number'))),
  );
  return api;
}

const notFound = () => new HttpError(404, 'Dette finnes ikke lenger. Last siden på nytt.');

function knownDocument(id: string): Document {
  const document = findDocument(id);
  if (!document) throw notFound();
  return document;
}

async function showDocument(folder: string, document: Document): Promise<DocumentResponse> {
  const state = await readDocument(folder, document);
  if (!state) throw notFound();
  const problems = await problemsOf(folder, document);
  const { version, value } = state;
  if (value === undefined)
    throw new HttpError(422, problems[0]?.sentence ?? 'Filen kan ikke leses.', { problems });
  const schema = jsonSchemaOf(document.schema);
  return { id: document.id, title: titleOf(document, value), version, value, schema, problems };
}
