import type { IncomingMessage, ServerResponse } from 'node:http';
import { clockInOslo } from '../../builder/time-in-oslo.ts';
import { HttpError } from '../../server/http-error.ts';
import { sendJson } from '../../server/json.ts';
import { readChanges } from './changes.ts';
import { listEditions, showAgain, tidyEditions } from './editions.ts';
import { toHttpError } from './error-answer.ts';
import { readFacts } from './facts.ts';
import { readGroup, withPhotoFile } from './http.ts';
import { createTurns } from './in-turn.ts';
import { repair } from './journal.ts';
import { readLaunch } from './launch.ts';
import { putOutNotice, readNoticeState, takeDownNotice } from './notice.ts';
import { readNoticeLog } from './notice-log.ts';
import { writeNoticeLog } from './notice-log-file.ts';
import { readOverview } from './overview.ts';
import { createPhoneUpload } from './phone.ts';
import { discardPhoto, listPictures, readThumbnail, receivePhoto } from './photos.ts';
import type { Place } from './place.ts';
import { createPublisher } from './publish.ts';
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

/** The API of the desk (desk/README.md) for a folder that has a content/. Repairs what a crash has left. */
export async function createApi(folder: string, place: Place) {
  let repaired = await repair(folder);
  await tidyEditions(folder);
  const inTurn = createTurns();
  const timetable = createTimetable({ root: folder, place, inTurn });
  const { wake } = timetable;
  const publisher = await createPublisher({ root: folder, place, inTurn, onEnd: () => void wake() });
  const phone = createPhoneUpload(folder, place);

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
    ['POST', /^\/pictures$/, receive],
    ['DELETE', /^\/pictures\/([\w-]{1,100})$/, ({ id }) => discardPhoto(folder, id)],
    ['GET', /^\/pictures\/([\w-]+)\/thumbnail$/, thumbnail],
    ['POST', /^\/phone$/, () => phone.open()],
    ['GET', /^\/phone$/, () => phone.ask()],
    ['DELETE', /^\/phone$/, () => phone.close()],
    ['GET', /^\/launch$/, () => readLaunch(folder, place)],
    ['POST', /^\/test-message$/, () => sendTestMessage(folder)],
    ['GET', /^\/changes$/, () => readChanges(folder)],
    ['POST', /^\/changes\/undo$/, undo],
    ['GET', /^\/publish$/, () => publisher.state()],
    ['POST', /^\/publish$/, () => publisher.begin()],
    ['GET', /^\/notice$/, () => readNoticeState(folder, timetable.state())],
    ['POST', /^\/notice$/, putOut],
    ['DELETE', /^\/notice$/, takeDown],
    ['GET', /^\/notice\/log$/, noticeLog],
    ['GET', /^\/editions$/, () => listEditions(folder)],
    ['POST', /^\/editions\/([\w-]+)\/show$/, show],
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

  function overview() {
    const failure = timetable.state().failure?.message ?? null;
    return readOverview(folder, place, { repaired, failure });
  }

  function forgetRepaired(): void {
    repaired = null;
  }

  async function putOut({ request }: Call) {
    await putOutNotice(folder, await readGroup(request));
    void wake();
  }

  async function takeDown() {
    await takeDownNotice(folder);
    void wake();
  }

  async function undo({ request }: Call) {
    await undoChange(folder, await readGroup(request));
    void wake();
  }

  async function show({ id }: Call) {
    // What is on its way would replace it.
    await inTurn(() => showAgain(folder, place, id));
    void wake();
  }

  async function noticeLog({ response }: Call) {
    const now = new Date();
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader(
      'Content-Disposition',
      `attachment; filename="Driftslogg ${clockInOslo(now).day}.csv"`,
    );
    response.setHeader('Cache-Control', 'no-store');
    response.end(writeNoticeLog(await readNoticeLog(folder, now)));
    return null;
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
