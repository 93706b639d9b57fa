import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { BuildFailure } from '../../builder/failure.ts';
import { readLaunchList } from '../../builder/launch/launch-list.ts';
import { titleAt } from '../../builder/schema/fields.ts';
import { article } from '../../schema/article.ts';
import { company } from '../../schema/company.ts';
import { HttpError } from '../../server/http-error.ts';
import { sendJson } from '../../server/json.ts';
import type { ArticleValue, Changes, DocumentAnswer, Launch, Overview, Schema } from '../contract.ts';
import { listChanges } from './changes.ts';
import { checkContent } from './check-content.ts';
import { type Document, findDocument, isArticle, listDocuments, readDocument, titleOf } from './documents.ts';
import { findPublished, listEditions, openEdition, tidyEditions } from './editions.ts';
import { toHttpError } from './error-answer.ts';
import { readFacts } from './facts.ts';
import { checkSender } from './guard.ts';
import { readGroup, withPhotoFile } from './http.ts';
import { repair } from './journal.ts';
import type { Build } from './methods.ts';
import { methods } from './methods.ts';
import { createPhoneDoor } from './phone.ts';
import { discardPhoto, listPictures, readThumbnail, receivePhoto } from './photos.ts';
import { createPublisher } from './publish.ts';
import { describePublishing, readPublishing } from './publishing.ts';
import { restoreEdition } from './restore.ts';
import { createArticle, deleteArticle, saveDocument } from './save.ts';
import { isTestMessageDue, sendTestMessage } from './test-message.ts';
import { undoChange } from './undo.ts';

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The variable part of the path. */
  id: string;
}

/** Returns what is sent as JSON; undefined for `{}`, null when it has answered itself. */
type Handler = (call: Call) => unknown;

interface Workshop {
  build: Build;
}

/** The API of the desk (desk/contract.ts). Repairs what a crash has left. */
export async function createApi(root: string, { build }: Workshop) {
  let notice = await repairWithNotice(root);
  await tidyEditions(root);
  const publisher = await createPublisher(root, build);
  const phone = createPhoneDoor(root);

  const routes: [method: string, path: RegExp, handler: Handler][] = [
    ['GET', /^\/overview$/, overview],
    ['GET', /^\/documents\/news$/, () => ({ schema: schemaOf(article) })],
    ['GET', /^\/documents\/(.+)$/, ({ id }) => show(known(id))],
    [
      'PUT',
      /^\/documents\/(.+)$/,
      async ({ request, id }) => saveDocument(root, known(id), await readGroup(request)),
    ],
    ['POST', /^\/documents\/news$/, async ({ request }) => createArticle(root, await readGroup(request))],
    ['DELETE', /^\/documents\/news\/(.+)$/, ({ id }) => deleteArticle(root, id)],
    ['GET', /^\/facts$/, () => readFacts(root)],
    ['GET', /^\/pictures$/, () => listPictures(root)],
    ['POST', /^\/pictures$/, receive],
    ['DELETE', /^\/pictures\/([\w-]{1,100})$/, ({ id }) => discardPhoto(root, id)],
    ['GET', /^\/pictures\/([\w-]+)\/thumbnail$/, thumbnail],
    ['POST', /^\/phone$/, () => phone.open()],
    ['GET', /^\/phone$/, () => phone.ask()],
    ['DELETE', /^\/phone$/, () => phone.close()],
    ['GET', /^\/launch$/, launch],
    ['POST', /^\/test-message$/, () => sendTestMessage(root)],
    ['GET', /^\/changes$/, changes],
    ['POST', /^\/changes\/undo$/, async ({ request }) => undoChange(root, await readGroup(request))],
    ['DELETE', /^\/notice$/, forgetNotice],
    ['GET', /^\/publish$/, () => publisher.state()],
    ['POST', /^\/publish$/, () => publisher.begin()],
    ['GET', /^\/editions$/, () => listEditions(root)],
    ['POST', /^\/editions\/([\w-]+)\/restore$/, ({ id }) => restoreEdition(root, id)],
  ];

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const body = await answer(request, response);
      if (body !== null) sendJson(response, 200, body ?? {});
    } catch (error) {
      const { status, message, details } = toHttpError(error);
      // What is left of a body must not be taken for the next request.
      if (!request.complete) response.setHeader('Connection', 'close');
      sendJson(response, status, { message, ...details });
    }
  };

  function answer(request: IncomingMessage, response: ServerResponse): unknown {
    checkSender(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    for (const [method, path, handler] of routes) {
      const match = method === request.method && path.exec(url.pathname);
      if (match) return handler({ request, response, url, id: match[1] ?? '' });
    }
    throw new HttpError(404, 'Det finnes ikke.');
  }

  async function overview(): Promise<Overview> {
    const problems = await checkContent(root);
    const documents = (await listDocuments(root)).map(async (document) => {
      const { version = '', value } = (await readDocument(root, document)) ?? {};
      const { id, address } = document;
      const count = problems.filter((one) => one.document === id).length;
      const { date = '', picture = null } = (value ?? {}) as Partial<ArticleValue>;
      const ofArticle = isArticle(document) && { date, picture };
      return { id, title: titleOf(document, value), version, problems: count, address, ...ofArticle };
    });
    const { method } = await readPublishing(root);
    const editions = await listEditions(root);
    const { published, edition, documents: changed } = await changes();
    return {
      documents: await Promise.all(documents),
      publishing: { describe: await describePublishing(root), goesOnline: methods[method].goesOnline },
      changes: { published, count: changed.reduce((total, { fields }) => total + fields.length, 0) },
      isOnline: editions.some(({ kind }) => kind === 'online'),
      notice,
      testMessageIsDue: edition?.kind === 'online' && (await isTestMessageDue(root)),
    };
  }

  async function show(document: Document): Promise<DocumentAnswer> {
    const state = await readDocument(root, document);
    if (!state) throw new HttpError(404, 'Det finnes ikke lenger.');
    const problems = (await checkContent(root)).filter((one) => one.document === document.id);
    const { version, value } = state;
    if (value === undefined)
      throw new HttpError(422, problems[0]?.sentence ?? 'Filen kan ikke leses.', { problems });
    const schema = schemaOf(document.schema);
    return { id: document.id, title: titleOf(document, value), version, value, schema, problems };
  }

  async function receive({ request, url }: Call) {
    const name = url.searchParams.get('name') ?? '';
    try {
      return await withPhotoFile(root, request, (file) => receivePhoto(root, name, file));
    } catch (error) {
      const { status, message } = toHttpError(error);
      throw new HttpError(status, `${name}: ${message}`);
    }
  }

  async function thumbnail({ response, id }: Call) {
    const image = await readThumbnail(root, id);
    response.setHeader('Content-Type', 'image/webp');
    response.setHeader('Cache-Control', 'private, max-age=60');
    response.end(image);
    return null;
  }

  function forgetNotice(): void {
    notice = null;
  }

  async function changes(): Promise<Changes> {
    const edition = await findPublished(root);
    const folder = edition && (await openEdition(root, edition.id));
    if (!folder) return { published: null, edition: null, documents: [] };
    return { published: edition.at, edition, documents: await listChanges(folder, root) };
  }

  async function launch(): Promise<Launch> {
    const { items, done, optional } = await readLaunchList(root);
    const named = <Place extends { path: string[] }>(place: Place) => {
      const titles = place.path.map((_, index) => titleAt(company, place.path.slice(0, index + 1)));
      return { ...place, title: titles.join(' › ') };
    };
    return { items: items.map(named), done: done.map((path) => named({ path })), optional };
  }
}

/** What to tell the owner when the last run was cut off; null when it was not. */
async function repairWithNotice(root: string): Promise<string | null> {
  const cutOff = 'Forrige gang ble redigeringen avbrutt midt i en lagring';
  const hasRepaired = await repair(root).catch((error: unknown) => {
    throw new BuildFailure(
      `${cutOff}, og filene kunne ikke legges tilbake (${error}). Lukk andre programmer som bruker mappen, og prøv igjen.`,
    );
  });
  if (!hasRepaired) return null;
  const notice = `${cutOff}. Innholdet er slik det var før den lagringen. Se over det du skrev sist.`;
  console.log(notice);
  return notice;
}

function known(id: string): Document {
  const document = findDocument(id);
  if (!document) throw new HttpError(404, 'Det finnes ikke.');
  return document;
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;
