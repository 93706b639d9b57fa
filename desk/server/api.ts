import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { BuildFailure } from '../../builder/failure.ts';
import { readLaunchList } from '../../builder/launch/launch-list.ts';
import { titleAt } from '../../builder/schema/fields.ts';
import { company } from '../../schema/company.ts';
import type { ArticleValue, Changes, DocumentAnswer, Launch, Overview, Schema } from '../contract.ts';
import { articleSchema } from './article-file.ts';
import { listChanges } from './changes.ts';
import { checkContent } from './check-content.ts';
import { oneAtATime } from './content-files.ts';
import {
  type Document,
  documentOf,
  findDocument,
  isArticle,
  listDocuments,
  readDocument,
} from './documents.ts';
import { readFacts } from './facts.ts';
import { checkSender } from './guard.ts';
import { photoLimit, readBody, readJson, sendJson } from './http.ts';
import { listPictures, readThumbnail, receivePhoto } from './photos.ts';
import { type Build, describePublishing, publish } from './publish.ts';
import { readPublished, readPublishing, restorePublished } from './published.ts';
import { Refusal } from './refusal.ts';
import { createArticle, deleteArticle, saveDocument } from './save.ts';

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** The variable part of the path. */
  id: string;
}

/** Returns what is sent as JSON; undefined when it has answered itself. */
type Handler = (call: Call) => Promise<unknown>;

/** The API of the desk. desk/README.md lists its requests. `build` makes dist/. */
export function createApi(root: string, build: Build) {
  let isPublishing = false;

  const routes: [method: string, path: RegExp, handler: Handler][] = [
    ['GET', /^\/overview$/, overview],
    ['GET', /^\/documents\/news$/, async () => ({ schema: schemaOf(articleSchema) })],
    ['GET', /^\/documents\/(.+)$/, ({ id }) => show(known(id))],
    ['PUT', /^\/documents\/(.+)$/, save],
    ['POST', /^\/documents\/news$/, create],
    ['DELETE', /^\/documents\/news\/(.+)$/, async ({ id }) => (await deleteArticle(root, id)) ?? {}],
    ['GET', /^\/facts$/, () => readFacts(root)],
    ['GET', /^\/pictures$/, () => listPictures(root)],
    ['POST', /^\/pictures$/, receive],
    ['GET', /^\/pictures\/([\w-]+)\/thumbnail$/, thumbnail],
    ['GET', /^\/changes$/, changes],
    ['GET', /^\/launch$/, launch],
    ['POST', /^\/publish$/, startPublishing],
    ['POST', /^\/undo$/, undo],
  ];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkSender(request);
    const url = new URL(request.url ?? '/', 'http://localhost');
    for (const [method, path, handler] of routes) {
      const match = method === request.method && path.exec(url.pathname);
      if (!match) continue;
      const body = await handler({ request, response, url, id: match[1] ?? '' });
      if (body !== undefined) sendJson(response, 200, body);
      return;
    }
    throw new Refusal(404, 'Det finnes ikke.');
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response);
    } catch (error) {
      const { status, message, details } = toRefusal(error);
      // What is left of a body must not be taken for the next request.
      if (!request.complete) response.setHeader('Connection', 'close');
      sendJson(response, status, { message, ...details });
    }
  };

  async function overview(): Promise<Overview> {
    const problems = await checkContent(root);
    const documents = (await listDocuments(root)).map(async (document) => {
      const state = await readDocument(root, document);
      const { id, address } = document;
      const count = problems.filter((one) => one.document === id).length;
      return {
        id,
        title: titleOf(document, state?.value),
        version: state?.version ?? '',
        problems: count,
        address,
        ...(isArticle(document) && factsOfArticle(state?.value)),
      };
    });
    const publishing = await readPublishing(root);
    const { published, documents: changed } = await changes();
    return {
      documents: await Promise.all(documents),
      publishing: {
        method: publishing.method,
        describe: describePublishing(publishing),
        goesOnline: publishing.method !== 'folder',
      },
      changes: { published, count: changed.reduce((total, { fields }) => total + fields.length, 0) },
      notice: null,
      testMessageIsDue: false,
    };
  }

  async function show(document: Document): Promise<DocumentAnswer> {
    const state = await readDocument(root, document);
    if (!state) throw new Refusal(404, 'Det finnes ikke lenger.');
    const problems = (await checkContent(root)).filter((one) => one.document === document.id);
    const { version, value } = state;
    if (value === undefined)
      throw new Refusal(422, problems[0]?.sentence ?? 'Filen kan ikke leses.', { problems });
    const schema = schemaOf(document.schema);
    return { id: document.id, title: titleOf(document, value), version, value, schema, problems };
  }

  async function save({ request, id }: Call) {
    const { version, value } = await readJson(request);
    return { version: await saveDocument(root, known(id), version, value) };
  }

  async function create({ request }: Call) {
    const { value, slug } = await readJson(request);
    return createArticle(root, value, typeof slug === 'string' ? slug : undefined);
  }

  async function receive({ request, url }: Call) {
    return receivePhoto(root, url.searchParams.get('name') ?? '', await readBody(request, photoLimit));
  }

  async function thumbnail({ response, id }: Call) {
    const image = await readThumbnail(root, id);
    response.setHeader('Content-Type', 'image/webp');
    response.setHeader('Cache-Control', 'private, max-age=60');
    response.end(image);
  }

  async function changes(): Promise<Changes> {
    const publishing = await readPublishing(root);
    const published = await readPublished(root, publishing);
    if (!published) return { published: null, edition: null, documents: [] };
    return {
      published: published.at.toISOString(),
      edition: null,
      documents: await listChanges(root, published),
    };
  }

  async function launch(): Promise<Launch> {
    const { items, done, optional } = await readLaunchList(root);
    const named = <Place extends { path: string[] }>(place: Place) => {
      return { ...place, title: titleAt(company, place.path) ?? '' };
    };
    return { items: items.map(named), done: done.map((path) => named({ path })), optional };
  }

  async function startPublishing({ response }: Call) {
    if (isPublishing) throw new Refusal(409, 'Nettstedet publiseres allerede.');
    isPublishing = true;
    response.setHeader('Content-Type', 'application/x-ndjson');
    try {
      await publish(root, build, (event) => response.write(`${JSON.stringify(event)}\n`));
    } finally {
      isPublishing = false;
      response.end();
    }
  }

  function undo() {
    return oneAtATime(async () => {
      const publishing = await readPublishing(root);
      const published = await readPublished(root, publishing);
      if (!published)
        throw new Refusal(409, 'Ingenting er publisert herfra ennå, så det er ikke noe å gå tilbake til.');
      const files = await restorePublished(root, published);
      return { documents: [...new Set(files.flatMap((file) => documentOf(file)?.document.id ?? []))] };
    });
  }

  function known(id: string): Document {
    const document = findDocument(id);
    if (!document) throw new Refusal(404, 'Det finnes ikke.');
    return document;
  }
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof BuildFailure) return new Refusal(422, error.message);
  console.error(error);
  return new Refusal(500, 'Noe gikk galt. Ingenting er lagret.');
}

/** What a list of articles shows of one. */
function factsOfArticle(value: unknown) {
  const { date = '', picture = null } = (value ?? {}) as Partial<ArticleValue>;
  return { date, picture };
}

/** Articles are called what their title says. */
function titleOf(document: Document, value: unknown): string {
  return (isArticle(document) && (value as ArticleValue | undefined)?.no.title) || document.title;
}
