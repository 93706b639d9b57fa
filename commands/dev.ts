import path from 'node:path';
import { exitWithError } from '../builder/errors.ts';
import { startDevelopmentServer } from '../builder/vite/dev-server.ts';
import { deskPath } from '../server/desk-app.ts';
import { readPort, readSettings } from '../server/settings.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run dev`: serves the site and the desk from source. */
async function main(): Promise<void> {
  const port = readPort(process.env, 'PORT', 5173);
  const origin = `http://localhost:${port}`;
  // One port has the site and the desk, which edits content/ beside a program that has the history.
  const settings = {
    ...readSettings({ ...process.env, PORT: '', DESK_PORT: '' }, root),
    content: root,
    data: path.join(root, '.cache/dev'),
    siteOrigin: origin,
    deskOrigin: origin,
  };
  const server = await startDevelopmentServer({
    root,
    port,
    overrides: { formService: { endpoint: '/melding/{language}', answerIsReadable: false } },
    desk: {
      path: deskPath,
      // Imported on demand, because it takes long to load.
      open: async () => {
        const { openForDevelopment } = await import('../server/start.ts');
        return openForDevelopment(settings, root, port);
      },
    },
  });
  server.printUrls();
  console.log(`  Desk:  ${origin}${deskPath} (publishes nothing)`);
}

main().catch(exitWithError);
