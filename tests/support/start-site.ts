// Playwright's web server: the built site and its inbox on the tests' own ports.
import { inboxPort, sitePort } from './site.ts';

process.env.PORT = String(sitePort);
process.env.INBOX_PORT = String(inboxPort);
await import('../../server/start.ts');
