import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { developmentSite, isMade } from '../builder/code/development-site.ts';
import { fail } from '../builder/failure.ts';
import { deskServer } from '../desk/server/plugin.ts';
import { createInbox } from '../server/inbox.ts';
import { listen } from '../server/listen.ts';
import { checkPort, readPort } from '../server/ports.ts';

const root = path.join(import.meta.dirname, '..');
const host = '127.0.0.1';

/**
 * `npm run desk`: the owner's desk, beside the site, for this machine alone. PORT chooses another port; BROWSER=none
 * opens no browser.
 */
async function main(): Promise<void> {
  const port = readPort(process.env, 'PORT', 5175);
  const address = `http://${host}:${port.number}/rediger/`;
  if (await isOpen(address)) {
    console.log(`Redigeringen er åpen i et annet vindu: ${address}`);
    return openBrowser(address);
  }
  await checkPort(port, { host });
  // Messages from the form of the previewed pages stay on this machine.
  const inbox = createInbox(path.join(root, 'var/inbox.ndjson'));
  const formEndpoint = `http://${host}:${await listen(inbox, { host, port: 0 })}/{language}`;
  const server = await createServer({
    configFile: path.join(root, 'vite.config.ts'),
    cacheDir: path.join(root, '.cache/desk/vite'),
    plugins: [deskServer(root), developmentSite(root, { formEndpoint, formAnswerIsReadable: false })],
    server: {
      host,
      port: port.number,
      strictPort: true,
      cors: false,
      watch: { ignored: (file) => isMade(root, file) },
    },
    logLevel: 'warn',
  });
  await server.listen();
  console.log(`\nRedigeringen er åpen: ${address}`);
  console.log('La dette vinduet stå åpent mens du arbeider. Lukk det, eller trykk Ctrl+C, når du er ferdig.');
  openBrowser(address);
}

/** Whether a desk is listening already. */
async function isOpen(address: string): Promise<boolean> {
  const response = await fetch(`${address}api/overview`).catch(() => undefined);
  return response?.ok ?? false;
}

function openBrowser(address: string): void {
  if (process.env.BROWSER === 'none') return;
  const commands: Partial<Record<NodeJS.Platform, [string, string[]]>> = {
    darwin: ['open', [address]],
    win32: ['cmd', ['/c', 'start', '', address]],
  };
  const [command, args] = commands[process.platform] ?? ['xdg-open', [address]];
  // Without a browser to open, the printed address is there.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

main().catch(fail);
