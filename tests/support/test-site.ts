import { createServer } from 'node:http';
import { builtCode } from '../../builder/code/built-code.ts';
import { composeSite } from '../../builder/compose/compose-site.ts';
import { writeSite } from '../../builder/compose/write-site.ts';
import { listenerOf } from '../../server/answer.ts';
import { createInbox } from '../../server/inbox.ts';
import { listenOn } from '../../server/ports.ts';
import { createSiteHost } from '../../server/site.ts';
import { makeQuickly } from './make-quickly.ts';
import { inboxFile, inboxPort, inboxService, root, siteFolder, sitePort } from './site.ts';

/** Builds the site into the tests' own folder, and serves it with its inbox on their own ports until the signal. */
export async function startTestSite(signal: AbortSignal): Promise<void> {
  const composed = await composeSite(root, root, await builtCode(root), { formService: inboxService });
  await writeSite(root, composed, siteFolder);
  const makeMissing = makeQuickly(composed, siteFolder);
  const site = createServer(listenerOf(createSiteHost({ folders: () => [siteFolder], makeMissing })));
  const inbox = createInbox(inboxFile);
  for (const server of [site, inbox]) signal.addEventListener('abort', () => server.closeAllConnections());
  await listenOn(inbox, { variable: 'TEST_INBOX_PORT', number: inboxPort }, { host: '127.0.0.1', signal });
  await listenOn(site, { variable: 'TEST_PORT', number: sitePort }, { signal });
}
