import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { Hono } from 'hono';
import { composeSite } from '../../builder/compose/compose-site.ts';
import { writeSite } from '../../builder/compose/write-site.ts';
import { messageAnswerFile } from '../../builder/page-data/site-routes.ts';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { defaultLanguage } from '../../common/languages.ts';
import { type AppEnv, listenerOf, listenOn } from '../../server/http.ts';
import { createSiteApp } from '../../server/site-app.ts';
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

async function startTestSite(signal: AbortSignal): Promise<void> {
  await rm(dataFolder, { recursive: true, force: true });
  const code = await ensureSiteBundle(root);
  const composed = await composeSite(
    encodedPictures,
    root,
    code,
    { formService: testFormService },
    new Date(),
  );
  await writeSite(code, composed, siteFolder);
  const findPicture = (name: string) => composed.pictures.findFile(name);
  const site = createSiteApp({ folder: () => siteFolder, findPicture });
  await mkdir(messagesFolder, { recursive: true });
  for (const [app, port] of [
    [formService, messagesPort],
    [site, sitePort],
  ] as const) {
    const server = createServer(listenerOf(app));
    signal.addEventListener('abort', () => server.closeAllConnections());
    await listenOn(server, port, { signal });
  }
}

/** Stores what arrives, and answers with a page of the site. */
const formService = new Hono<AppEnv>().post('/melding/:language', async (c) => {
  const text = JSON.stringify(await c.req.parseBody()).replaceAll('\\r\\n', '\\n');
  await writeFile(path.join(messagesFolder, `${randomUUID()}.json`), text);
  return c.html(await readFile(path.join(siteFolder, messageAnswerFile(defaultLanguage, true)), 'utf8'));
});

// Playwright's web server.
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());

await startTestSite(stop.signal);
