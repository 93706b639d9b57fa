import path from 'node:path';
import { startPreview } from '../../server/start-preview.ts';
import { inboxFile, inboxPort, root, siteFolder, sitePort } from './site.ts';

/** Builds the site into the tests' own folder, and serves it with its inbox on their own ports until the signal. */
export function startTestSite(signal: AbortSignal): Promise<void> {
  return startPreview({
    root,
    folder: path.dirname(siteFolder),
    sitePort: { variable: 'TEST_PORT', number: sitePort },
    inboxPort: { variable: 'TEST_INBOX_PORT', number: inboxPort },
    inboxFile,
    signal,
  });
}
