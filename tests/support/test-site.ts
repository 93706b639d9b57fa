import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Hono } from 'hono';
import { composeSite } from '../../builder/compose/compose-site.ts';
import { writeSite } from '../../builder/compose/write-site.ts';
import { exitWithError } from '../../builder/errors.ts';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { type AppEnv, listenerOf, listenOn } from '../../server/http.ts';
import { createMessageService } from '../../server/messages/message-service.ts';
import { readSettings } from '../../server/settings.ts';
import { createSiteApp } from '../../server/site-app.ts';
import {
  dataFolder,
  encodedPictures,
  messagesPort,
  root,
  siteFolder,
  sitePort,
  siteUrl,
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
  const messages = await createMessageService({
    settings: { ...readSettings({}, root), data: dataFolder },
    company: async () => composed.site.company,
    site: () => siteFolder,
  });
  const messagesHost = new Hono<AppEnv>().route('/', messages.receive([siteUrl]));
  const findPicture = (name: string) => composed.pictures.findFile(name);
  const site = createSiteApp({ folder: () => siteFolder, findPicture });
  for (const [app, port] of [
    [messagesHost, messagesPort],
    [site, sitePort],
  ] as const) {
    const server = createServer(listenerOf(app));
    signal.addEventListener('abort', () => server.closeAllConnections());
    await listenOn(server, port, { signal });
  }
}

// Playwright's web server.
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());

startTestSite(stop.signal).catch(exitWithError);
