import { Hono } from 'hono';
import { fileNameFrom } from '../../builder/files.ts';
import { getIn } from '../../common/json.ts';
import { articleSchema } from '../../src/screens/article/article.schema.ts';
import { type AppEnv, jsonResponse, readJsonBody } from '../http.ts';
import { articleDocument } from './articles.ts';
import { prepareWrite } from './content-problems.ts';
import type { Problem } from './contract.ts';
import { type Document, jsonSchemaOf, listDocuments, readDocument, titleOf } from './documents.ts';
import { contentQueue } from './file-changes.ts';
import { readVersion, writeValue } from './save.ts';

/** What only articles can: come and go. The rest is as with any document. */
export const createArticleApi = (content: string) =>
  new Hono<AppEnv>()
    .get('/', (c) => jsonResponse(c, { schema: jsonSchemaOf(articleSchema) }))
    .post('/', async (c) => jsonResponse(c, createArticle(content, (await readJsonBody(c)).value)))
    .delete('/:slug{[a-z0-9-]+}', async (c) =>
      jsonResponse(c, deleteArticle(content, articleDocument(c.req.param('slug')), await readJsonBody(c))),
    );

/** The name in addresses is made of the title. */
function createArticle(root: string, value: unknown) {
  return contentQueue.add(async () => {
    const wanted = fileNameFrom(String(getIn(value, ['no', 'title']) ?? ''), 'nyhet');
    let document = articleDocument(wanted);
    for (let count = 2; await readDocument(root, document); count++) {
      document = articleDocument(`${wanted}-${count}`);
    }
    return { id: document.id, ...(await writeValue(root, document, { before: undefined, value })) };
  });
}

/** Throws an HttpError when the article is not that of `version` any more, or that names what links to it. */
function deleteArticle(root: string, document: Document, { version }: Record<string, unknown>) {
  return contentQueue.add(async () => {
    await readVersion(root, document, version);
    const titles = new Map<string, string>();
    for (const other of await listDocuments(root)) {
      titles.set(other.id, titleOf(other, (await readDocument(root, other))?.value));
    }
    const refuse = (problems: readonly Problem[]) => {
      const names = new Set(problems.map(({ document: id }) => `«${titles.get(id) ?? id}»`));
      return `Nyheten kan ikke slettes: ${[...names].join(' og ')} lenker til den. Ta bort lenken der først.`;
    };
    const write = await prepareWrite(root, new Map([[document.file, null]]), refuse);
    await write();
  });
}
