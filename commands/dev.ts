import path from 'node:path';
import { createServer } from 'vite';
import { developmentSite, isMade } from '../builder/code/development-site.ts';
import { typeErrors } from '../builder/code/type-errors.ts';
import { fail } from '../builder/failure.ts';
import { writeEditorSchemas } from '../builder/schema/editor-schemas.ts';
import { createInbox } from '../server/inbox.ts';
import { checkPort, listenOn, readPort } from '../server/ports.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run dev`: starts the development server, and an inbox for the form. PORT and INBOX_PORT set other ports. */
async function main(): Promise<void> {
  const sitePort = readPort(process.env, 'PORT', 5173);
  const inboxPort = readPort(process.env, 'INBOX_PORT', 5174);
  const inboxUrl = `http://127.0.0.1:${inboxPort.number}/`;
  await checkPort(sitePort, {});
  await writeEditorSchemas(root);
  const inbox = createInbox(path.join(root, 'var/inbox.ndjson'));
  await listenOn(inbox, inboxPort, { host: '127.0.0.1' });
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    plugins: [
      developmentSite(root, { formEndpoint: `${inboxUrl}{language}`, formAnswerIsReadable: false }),
      typeErrors(root),
    ],
    server: {
      port: sitePort.number,
      strictPort: true,
      watch: { ignored: (file) => isMade(root, file) },
    },
  });
  await server.listen();
  server.printUrls();
  console.log(`  Inbox: ${inboxUrl} (messages are printed here and kept in var/inbox.ndjson)`);
}

main().catch(fail);
