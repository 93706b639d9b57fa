import { rm } from 'node:fs/promises';
import { Hono } from 'hono';
import { asText } from '../../common/records.ts';
import type { DocumentResponse } from '../../content-model/desk/contract.ts';
import { type AppEnv, HttpError, jsonResponse, readJsonBody } from '../http.ts';
import type { DeskContext } from './desk-context.ts';
import { type Document, findDocument, jsonSchemaOf, readDocument, titleOf } from './documents.ts';
import { listHistory } from './history.ts';
import { readLogoFile, receiveLogo } from './logo.ts';
import { readOverview } from './overview.ts';
import { deletePhoto, readThumbnail, receivePhoto } from './photos.ts';
import { createPublishing } from './publish.ts';
import { postNotice, removeNotice } from './publish-notice.ts';
import { createDraftReader, problemsOf } from './read-draft.ts';
import { restore } from './restore.ts';
import { createArticle, deleteArticle, saveDocument } from './save.ts';
import { uploadsFolder } from './uploads.ts';

/** Returns the desk's API (docs/architecture.md, "The desk"). */
export async function createApi(parts: Omit<DeskContext, 'readDraft'>): Promise<Hono<AppEnv>> {
  const desk: DeskContext = { ...parts, readDraft: createDraftReader(parts.settings) };
  const { content } = desk.settings;
  await rm(uploadsFolder(desk.settings.data), { recursive: true, force: true });
  const publishing = createPublishing(desk);
  const api = new Hono<AppEnv>();

  api.get('/overview', (c) => jsonResponse(c, readOverview(desk)));

  api.get('/documents/:id{.+}', (c) => jsonResponse(c, showDocument(desk, knownDocument(c.req.param('id')))));
  api.put('/documents/:id{.+}', async (c) => {
    const document = knownDocument(c.req.param('id'));
    return c.json(await saveDocument(desk, document, await readJsonBody(c)));
  });

  api.post('/articles', async (c) => jsonResponse(c, createArticle(desk, await readJsonBody(c))));

  api.delete('/documents/:id{articles/.+}', async (c) => {
    await deleteArticle(desk, knownDocument(c.req.param('id')), await readJsonBody(c));
    return c.json({});
  });

  api.post('/pictures', (c) => {
    // The DOM's types lack the iterator of a body.
    const body = (c.req.raw.body ?? []) as unknown as AsyncIterable<Uint8Array>;
    return jsonResponse(c, receivePhoto(desk, c.req.query('name') ?? '', body));
  });
  api.post('/logo', (c) => {
    const body = (c.req.raw.body ?? []) as unknown as AsyncIterable<Uint8Array>;
    return jsonResponse(c, receiveLogo(desk, body));
  });
  api.get('/logo/:name', async (c) => {
    const image = await readLogoFile(content, c.req.param('name'));
    return c.body(new Uint8Array(image), 200, { 'Content-Type': 'image/png' });
  });
  api.delete('/pictures/:name{[\\w-]{1,200}}', async (c) => {
    await deletePhoto(desk, c.req.param('name'));
    return c.json({});
  });
  api.get('/pictures/:name{[\\w-]+}/thumbnail', async (c) => {
    const image = await readThumbnail(content, c.req.param('name'));
    return c.body(new Uint8Array(image), 200, {
      'Content-Type': 'image/webp',
      // A photo never changes under its name, so the browser keeps what the desk shows many times.
      'Cache-Control': 'private, max-age=86400',
    });
  });

  api.get('/publish', (c) => jsonResponse(c, publishing.state()));
  api.post('/publish', (c) => jsonResponse(c, publishing.begin()));
  api.post('/notice', async (c) => jsonResponse(c, postNotice(desk, await readJsonBody(c))));
  api.delete('/notice', (c) => jsonResponse(c, removeNotice(desk)));

  api.get('/history', (c) => jsonResponse(c, listHistory(desk)));
  api.post('/history/:number{[1-9]\\d{0,9}}/restore', async (c) => {
    const { document } = await readJsonBody(c);
    const id = document === undefined ? undefined : asText(document);
    return jsonResponse(c, restore(desk, Number(c.req.param('number')), id));
  });
  return api;
}

const notFound = () => new HttpError(404, 'Dette finnes ikke lenger. Last siden på nytt.');

function knownDocument(id: string): Document {
  const document = findDocument(id);
  if (!document) throw notFound();
  return document;
}

async function showDocument(desk: DeskContext, document: Document): Promise<DocumentResponse> {
  const state = await readDocument(desk.draft.root, document);
  if (!state) throw notFound();
  const problems = await problemsOf(desk, document);
  const { version, value } = state;
  if (value === undefined)
    throw new HttpError(422, problems[0]?.sentence ?? 'Filen kan ikke leses.', { problems });
  const schema = jsonSchemaOf(document.schema);
  return { id: document.id, title: titleOf(document, value), version, value, schema, problems };
}
