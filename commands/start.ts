import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureDeskBundle, ensureSiteBundle } from '../builder/vite/bundles.ts';
import { deskPath } from '../server/desk-app.ts';
import { readSettings } from '../server/settings.ts';
import { start } from '../server/start.ts';
import { exitWithError } from './exit-with-error.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm start` (docs/helper.md). `--open` opens the desk, even a running one; `--prepare` only builds. */
async function main(options: readonly string[]): Promise<void> {
  // The web server, another user, reads what is written. Private files have modes of their own.
  process.umask(0o022);
  if (options.includes('--prepare')) {
    await ensureSiteBundle(root);
    await ensureDeskBundle(root);
    return;
  }
  const settings = readSettings(process.env, root);
  // Child processes, such as the one that decodes photos, get no passwords.
  delete process.env.DESK_PASSWORD;
  delete process.env.SMTP_URL;
  const desk = settings.deskOrigin + deskPath;
  const opens = options.includes('--open');
  if (opens && (await isDesk(desk))) return openBrowser(desk);
  const stop = await start(settings, root);
  console.log(`\nSite: ${settings.siteOrigin}\nDesk: ${desk}`);
  if (settings.deployment.kind === 'server' && !settings.mail)
    console.log('SMTP_URL is not set: messages wait on the desk, and are not mailed.');
  if (opens) openBrowser(desk);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

async function isDesk(address: string): Promise<boolean> {
  const response = await fetch(`${address}api/overview`).catch(() => undefined);
  return response?.ok ?? false;
}

function openBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, [string, string[]]>> = {
    darwin: ['open', [address]],
    win32: ['cmd', ['/c', 'start', '', address]],
  };
  const [command, args] = commands[process.platform] ?? ['xdg-open', [address]];
  // Without a browser, there is the printed address.
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

main(process.argv.slice(2)).catch(exitWithError);
