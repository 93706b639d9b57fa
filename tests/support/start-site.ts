import path from 'node:path';
import { fail } from '../../builder/failure.ts';
import { startPreview } from '../../server/start-preview.ts';
import { inboxFile, inboxPort, root, siteFolder, sitePort } from './site.ts';

// Playwright's web server: the site and its inbox in a folder and on ports of the tests' own.
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());

startPreview({
  root,
  folder: path.dirname(siteFolder),
  sitePort: { variable: 'TEST_PORT', number: sitePort },
  inboxPort: { variable: 'TEST_INBOX_PORT', number: inboxPort },
  inboxFile,
  allowOrigin: false,
  signal: stop.signal,
}).catch(fail);
