import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '../../server/http-error.ts';
import { sendJson } from '../../server/json.ts';
import { readChanges } from './changes.ts';
import { listEditions, showAgain, tidyEditions } from './editions.ts';
import { toHttpError } from './error-answer.ts';
import { readFacts } from './facts.ts';
import { readGroup, withPhotoFile } from './http.ts';
import { repair } from './journal.ts';
import { readLaunch } from './launch.ts';
import { readOverview } from './overview.ts';
import { createPhoneUpload } from './phone.ts';
import { discardPhoto, listPictures, readThumbnail, receivePhoto } from './photos.ts';
import type { Place } from './place.ts';
import { createPublisher } from './publish.ts';
import { restoreEdition } from './restore.ts';
import { createArticle, deleteArticle, saveDocument } from './save.ts';
import { knownDocument, newArticle, showDocument } from './show-document.ts';
import { sendTestMessage } from './test-message.ts';
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

/** The API of the desk (desk/contract.ts) for a folder that has a content/. Repairs what a crash has left. */
export async function createApi(folder: string, place: Place) {
  let notice = await repair(folder);
  await tidyEditions(folder);
  const publisher = await createPublisher(folder, place);
  const phone = createPhoneUpload(folder, place);

  const routes: [method: string, path: RegExp, handler: Handler][] = [
    ['GET', /^\/overview$/, () => readOverview(folder, place, notice)],
    ['DELETE', /^\/notice$/, forgetNotice],
    ['GET', /^\/documents\/news$/, newArticle],
    ['GET', /^\/documents\/(.+)$/, ({ id }) => showDocument(folder, knownDocument(id))],
    ['PUT', /^\/documents\/(.+)$/, save],
    ['POST', /^\/documents\/news$/, async ({ request }) => createArticle(folder, await readGroup(request))],
    ['DELETE', /^\/documents\/news\/(.+)$/, ({ id }) => deleteArticle(folder, id)],
    ['GET', /^\/facts$/, () => readFacts(folder)],
    ['GET', /^\/pictures$/, () => listPictures(folder)],
    ['POST', /^\/pictures$/, receive],
    ['DELETE', /^\/pictures\/([\w-]{1,100})$/, ({ id }) => discardPhoto(folder, id)],
    ['GET', /^\/pictures\/([\w-]+)\/thumbnail$/, thumbnail],
    ['POST', /^\/phone$/, () => phone.open()],
    ['GET', /^\/phone$/, () => phone.ask()],
    ['DELETE', /^\/phone$/, () => phone.close()],
    ['GET', /^\/launch$/, () => readLaunch(folder, place)],
    ['POST', /^\/test-message$/, () => sendTestMessage(folder)],
    ['GET', /^\/changes$/, () => readChanges(folder)],
    ['POST', /^\/changes\/undo$/, async ({ request }) => undoChange(folder, await readGroup(request))],
    ['GET', /^\/publish$/, () => publisher.state()],
    ['POST', /^\/publish$/, () => publisher.begin()],
    ['GET', /^\/editions$/, () => listEditions(folder)],
    ['POST', /^\/editions\/([\w-]+)\/show$/, ({ id }) => showAgain(folder, place, id)],
    ['POST', /^\/editions\/([\w-]+)\/restore$/, ({ id }) => restoreEdition(folder, id)],
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
    place.checkSender(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    for (const [method, path, handler] of routes) {
      const match = method === request.method && path.exec(url.pathname);
      if (match) return handler({ request, response, url, id: match[1] ?? '' });
    }
    throw new HttpError(404, 'Det finnes ikke.');
  }

  function forgetNotice(): void {
    notice = null;
  }

  async function save({ request, id }: Call) {
    return saveDocument(folder, knownDocument(id), await readGroup(request));
  }

  async function receive({ request, url }: Call) {
    const name = url.searchParams.get('name') ?? '';
    try {
      return await withPhotoFile(folder, request, (file) => receivePhoto(folder, name, file));
    } catch (error) {
      const { status, message } = toHttpError(error);
      throw new HttpError(status, `${name}: ${message}`);
    }
  }

  async function thumbnail({ response, id }: Call) {
    const image = await readThumbnail(folder, id);
    response.setHeader('Content-Type', 'image/webp');
    response.setHeader('Cache-Control', 'private, max-age=60');
    response.end(image);
    return null;
  }
}
