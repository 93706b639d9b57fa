import path from 'node:path';
import { startDevelopmentServer } from '../builder/vite/dev-server.ts';
import { deskPath } from '../server/desk-app.ts';
import { developmentDesk } from '../server/dev-desk.ts';
import { readPort } from '../server/settings.ts';
import { exitWithError } from './exit-with-error.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run dev`: serves the site and the desk from source. */
async function main(): Promise<void> {
  const port = readPort(process.env, 'PORT', 5173);
  const server = await startDevelopmentServer({
    root,
    port,
    overrides: { formService: { endpoint: '/melding/{language}', answerIsReadable: false } },
    plugins: [developmentDesk(root, port)],
  });
  server.printUrls();
  console.log(`  Desk:  http://localhost:${port}${deskPath} (publishes nothing)`);
}

main().catch(exitWithError);
