import path from 'node:path';
import { startPreview } from '../../server/start-preview.ts';
import { root, sitePort } from './site.ts';

/** Where the preview is while a test or a measurement looks at it. */
export const finishedSite = {
  folder: path.join(root, '.cache/finished-site/site'),
  url: `http://localhost:${sitePort + 2}`,
  inboxUrl: `http://127.0.0.1:${sitePort + 3}/`,
};

/** Starts what `npm start` shows, and resolves when all its pictures are made. */
export function startFinishedSite(signal: AbortSignal): Promise<void> {
  const folder = path.dirname(finishedSite.folder);
  return startPreview({
    root,
    folder,
    sitePort: { variable: 'TEST_PORT', number: sitePort + 2 },
    inboxPort: { variable: 'TEST_PORT', number: sitePort + 3 },
    inboxFile: path.join(folder, 'inbox.ndjson'),
    signal,
  });
}
