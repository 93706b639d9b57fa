import { fail } from '../../builder/failure.ts';
import { startTestSite } from './test-site.ts';

// Playwright's web server.
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());

startTestSite(stop.signal).catch(fail);
