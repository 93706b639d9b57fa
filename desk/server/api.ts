import type { IncomingMessage, ServerResponse } from 'node:http';
import { clockInOslo } from '../../builder/time-in-oslo.ts';
import { HttpError } from '../../server/http-error.ts';
import { readJson, sendJson } from '../../server/json.ts';
import { readChanges } from './changes.ts';
import { listEditions, showAgain, tidyEditions } from './editions.ts';
import { toHttpError } from './error-answer.ts';
import { readFacts } from './facts.ts';
import { repair } from './journal.ts';
import { readLaunch } from './launch.ts';
import { putOutNotice, readNoticeState, takeDownNotice } from './notice.ts';
import { readNoticeLog } from './notice-log.ts';
import { writeNoticeLog } from './notice-log-file.ts';
import { readOverview } from './overview.ts';
import { discardPhoto, listPictures, readThumbnail } from './photos.ts';
import type { Place } from './place.ts';
import { createPublisher } from './publish.ts';
import { releaseQueue } from './queues.ts';
import { receivePhoto } from './receive-photo.ts';
import { restoreEdition } from './restore.ts';
import { createArticle, deleteArticle, saveDocument } from './save.ts';
import { knownDocument, newArticle, showDocument } from './show-document.ts';
import { sendTestMessage } from './test-message.ts';
import { createTimetable } from './timetable.ts';
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

const longestValue = 2 * 1024 * 1024;

/** The API of the desk (desk/README.md) for a folder that has a content/. Repairs what a crash has left. */
export async function createApi(folder: string, place: Place) {
  let repaired = await repair(folder);
  await tidyEditions(folder);
  const { wake, state } = createTimetable(folder, place);
  const publisher = await createPublisher(folder, place, () => void wake());

  const routes: [method: string, path: RegExp, handler: Handler][] = [
    ['GET', /^\/overview$/, overview],
    ['DELETE', /^\/repaired$/, forgetRepaired],
    ['GET', /^\/documents\/news$/, newArticle],
    ['GET', /^\/documents\/(.+)$/, ({ id }) => showDocument(folder, knownDocument(id))],
    ['PUT', /^\/documents\/(.+)$/, save],
    ['POST', /^\/documents\/news$/, async ({ request }) => createArticle(folder, await readGroup(request))],
    ['DELETE', /^\/documents\/news\/(.+)$/, ({ id }) => deleteArticle(folder, id)],
    ['GET', /^\/facts$/, () => readFacts(folder)],
    ['GET', /^\/pictures$/, () => listPictures(folder)],
    ['POST', /^\/pictures$/, ({ request, url }) => receivePhoto(folder, nameIn(url), request)],
    ['DELETE', /^\/pictures\/([\w-]{1,100})$/, ({ id }) => discardPhoto(folder, id)],
    ['GET', /^\/pictures\/([\w-]+)\/thumbnail$/, thumbnail],
    ['GET', /^\/launch$/, () => readLaunch(folder, place)],
    ['POST', /^\/test-message$/, () => sendTestMessage(folder)],
    ['GET', /^\/changes$/, () => readChanges(folder)],
    [
      'POST',
      /^\/changes\/undo$/,
      thenWake(async ({ request }) => undoChange(folder, await readGroup(request))),
    ],
    ['GET', /^\/publish$/, publisher.state],
    ['POST', /^\/publish$/, publisher.begin],
    ['GET', /^\/notice$/, () => readNoticeState(folder, state())],
    ['POST', /^\/notice$/, thenWake(async ({ request }) => putOutNotice(folder, await readGroup(request)))],
    ['DELETE', /^\/notice$/, thenWake(() => takeDownNotice(folder))],
    ['GET', /^\/notice\/log$/, noticeLog],
    ['GET', /^\/editions$/, () => listEditions(folder)],
    // What is on its way would replace it.
    [
      'POST',
      /^\/editions\/([\w-]+)\/show$/,
      thenWake(({ id }) => releaseQueue.add(() => showAgain(folder, place, id))),
    ],
    ['POST', /^\/editions\/([\w-]+)\/restore$/, ({ id }) => restoreEdition(folder, id)],
  ];

  void wake();
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
    throw new HttpError(404, 'Dette finnes ikke lenger. Last siden på nytt.');
  }

  /** What a handler has changed may be due at once. */
  function thenWake(handler: (call: Call) => Promise<void>): Handler {
    return async (call) => {
      await handler(call);
      void wake();
    };
  }

  function overview() {
    return readOverview(folder, place, { repaired, failure: state().failure?.message ?? null });
  }

  function forgetRepaired(): void {
    repaired = null;
  }

  async function save({ request, id }: Call) {
    return saveDocument(folder, knownDocument(id), await readGroup(request));
  }

  async function noticeLog({ response }: Call) {
    const now = new Date();
    const name = `Driftslogg ${clockInOslo(now).day}.csv`;
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    response.setHeader('Cache-Control', 'no-store');
    response.end(writeNoticeLog(await readNoticeLog(folder, now)));
    return null;
  }

  async function thumbnail({ response, id }: Call) {
    const image = await readThumbnail(folder, id);
    response.setHeader('Content-Type', 'image/webp');
    response.setHeader('Cache-Control', 'private, max-age=60');
    response.end(image);
    return null;
  }
}

const nameIn = ({ searchParams }: URL) => searchParams.get('name') ?? '';

/** Reads a JSON object. Throws an HttpError. */
async function readGroup(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readJson(request, longestValue);
  if (typeof body === 'object' && body !== null) return { ...body };
  throw new HttpError(
    400,
    'Det som ble sendt hit, kan ikke leses. Ingenting er lagret. Last siden på nytt, og prøv igjen.',
  );
}
