import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { composeSite } from '../../builder/compose/compose-site.ts';
import { placePictures, writeSite } from '../../builder/compose/write-site.ts';
import { readContentFolder } from '../../builder/content/content-source.ts';
import { linkOrCopy } from '../../builder/files.ts';
import { fileHeaders, pageHeaders } from '../../builder/output/headers.ts';
import { messageAnswerFile, notFoundFile } from '../../builder/page-data/site-routes.ts';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { defaultLanguage } from '../../common/languages.ts';
import {
  dataFolder,
  encodedPictures,
  messagesFolder,
  messagesPort,
  root,
  siteFolder,
  sitePort,
  testFormService,
} from './site.ts';

// Playwright's web server: the site as any host serves it, and a form service.

await rm(dataFolder, { recursive: true, force: true });
await mkdir(messagesFolder, { recursive: true });
const code = await ensureSiteBundle(root);
const composed = await composeSite(
  encodedPictures,
  await readContentFolder(root),
  code,
  { formService: testFormService },
  new Date(),
);
await writeSite(code, composed, siteFolder);
await placePictures(composed, siteFolder, linkOrCopy);

const readPage = (file: string) => readFile(path.join(siteFolder, file), 'utf8');

// Hosts merge slashes.
const site = new Hono({ getPath: ({ url }) => new URL(url).pathname.replace(/\/+/g, '/') })
  .use(async (c, next) => {
    await next();
    const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
    const headers = isPage ? pageHeaders : fileHeaders(c.req.path);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  })
  .get('*', serveStatic({ root: siteFolder, precompressed: true }))
  .notFound(async (c) => c.html(await readPage(notFoundFile(c.req.path)), 404));

/** Stores what arrives, and answers with a page of the site. */
const formService = new Hono().post('/melding/:language', async (c) => {
  const text = JSON.stringify(await c.req.parseBody()).replaceAll('\\r\\n', '\\n');
  await writeFile(path.join(messagesFolder, `${randomUUID()}.json`), text);
  return c.html(await readPage(messageAnswerFile(defaultLanguage, true)));
});

serve({ fetch: formService.fetch, port: messagesPort });
serve({ fetch: site.fetch, port: sitePort });
