import path from 'node:path';
import { developmentDesk } from '../builder/vite/dev-desk.ts';
import { startDevelopmentServer } from '../builder/vite/dev-server.ts';
import { deskPath } from '../server/desk-app.ts';
import { readPort } from '../server/settings.ts';
import { exitWithError } from './exit-with-error.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run dev`: serves the site and the desk from source. */
async function main(): Promise<void> {
  const port = readPort(process.env, 'PORT', 5173);
  const openDesk = async () => {
    // Imported on demand, because it takes long to load.
    const { openForDevelopment } = await import('../server/start.ts');
    return openForDevelopment(root, port);
  };
  const server = await startDevelopmentServer({
    root,
    port,
    overrides: { formService: { endpoint: '/melding/{language}', answerIsReadable: false } },
    plugins: [developmentDesk(root, deskPath, openDesk)],
  });
  server.printUrls();
  console.log(`  Desk:  http://localhost:${port}${deskPath} (publishes nothing)`);
}

main().catch(exitWithError);
