import path from 'node:path';
import { startDevelopmentServer } from '../builder/code/development-server.ts';
import { fail } from '../builder/failure.ts';
import { deskPath } from '../server/desk-host.ts';
import { createInbox } from '../server/inbox.ts';
import { checkPort, listenOn, readPort } from '../server/ports.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * `npm run dev`: starts the development server with the site and the desk, and an inbox for the form. PORT and
 * INBOX_PORT set other ports.
 */
async function main(): Promise<void> {
  const sitePort = readPort(process.env, 'PORT', 5173);
  const inboxPort = readPort(process.env, 'INBOX_PORT', 5174);
  const inboxUrl = `http://127.0.0.1:${inboxPort.number}/`;
  await checkPort(sitePort, {});
  const inbox = createInbox(path.join(root, 'var/inbox.ndjson'));
  await listenOn(inbox, inboxPort, { host: '127.0.0.1' });
  const server = await startDevelopmentServer({
    root,
    port: sitePort.number,
    host: { formService: { endpoint: `${inboxUrl}{language}`, answerIsReadable: false } },
    desk: { path: deskPath, openApi },
  });
  server.printUrls();
  console.log(`  Desk:  http://localhost:${sitePort.number}${deskPath}`);
  console.log(`  Inbox: ${inboxUrl} (messages are printed here and kept in var/inbox.ndjson)`);
}

/** Imports the API of the desk too, which takes as long as half of all else. */
async function openApi() {
  const { createApi } = await import('../desk/server/api.ts');
  const { ownMachine } = await import('../desk/server/own-machine.ts');
  return createApi(root, ownMachine(root));
}

main().catch(fail);
