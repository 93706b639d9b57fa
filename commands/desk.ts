import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { Hono } from 'hono';
import { builtCode, builtPage } from '../builder/code/built-code.ts';
import { fail } from '../builder/failure.ts';
import { createApi } from '../desk/server/api.ts';
import { contentRootOf } from '../desk/server/editions.ts';
import { ownMachine } from '../desk/server/own-machine.ts';
import { below, byNode, type HostEnv, listenerOf } from '../server/answer.ts';
import { createComposedPreview } from '../server/composed-preview.ts';
import { apiPath, createDeskHost, deskPath } from '../server/desk-host.ts';
import { createLocalGuard } from '../server/guard.ts';
import { createInbox } from '../server/inbox.ts';
import { listen } from '../server/listen.ts';
import { checkPort, listenOn, readPort } from '../server/ports.ts';

const root = path.join(import.meta.dirname, '..');
const host = '127.0.0.1';

/**
 * `npm run desk`: the owner's desk, beside the site, for this machine alone. PORT chooses another port; BROWSER=none
 * opens no browser.
 */
async function main(): Promise<void> {
  const port = readPort(process.env, 'PORT', 5175);
  const address = `http://${host}:${port.number}${deskPath}`;
  if (await isOpen(address)) {
    console.log(`Redigeringen er åpen i et annet vindu: ${address}`);
    return openBrowser(address);
  }
  await checkPort(port, { host });
  // Messages from the form of the previewed pages stay on this machine.
  const inbox = createInbox(path.join(root, 'var/inbox.ndjson'));
  const endpoint = `http://${host}:${await listen(inbox, { host, port: 0 })}/{language}`;
  let isSaid = false;
  const onBuild = () => {
    if (!isSaid) console.log('Gjør klar redigeringen. Det tar noen sekunder …');
    isSaid = true;
  };
  const code = await builtCode(root, onBuild);
  const api = await createApi(root, ownMachine(root));
  const preview = createComposedPreview({
    root,
    code,
    contentRoot: (request) => contentRootOf(root, request),
    host: { formService: { endpoint, answerIsReadable: false } },
  });
  const desk = createDeskHost({
    door: createLocalGuard(port.number),
    page: await builtPage(root, onBuild),
    api: [new Hono<HostEnv>().all('*', byNode(below(apiPath, api)))],
    preview,
  });
  await listenOn(createServer(listenerOf(desk)), port, { host });
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
