import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/testing/ask.ts';
import { buildHostedSite, type HostedSite, host, otherHost } from './testing/built-site.ts';
import { expectHost } from './testing/expect-host.ts';
import { freePort, isInstalled, runServer } from './testing/run-server.ts';

let port = 0;
let site: HostedSite;
let stop = async () => {};

/** The file as it is made, on a port of this machine alone and without certificates. */
function configure(): string {
  const made = readFileSync(path.join(site.hosting, 'Caddyfile'), 'utf8').replaceAll(
    '/var/www/site',
    site.dist,
  );
  const local = made.replaceAll(
    new RegExp(`^((?:www\\.)?${otherHost.replace('.', '\\.')}) \\{`, 'gm'),
    `http://$1:${port} {\n\tbind 127.0.0.1`,
  );
  return `{\n\tadmin off\n\tauto_https off\n}\n${local}`;
}

describe.skipIf(!isInstalled('caddy', 'version'))('Caddy with the files of the build', () => {
  beforeAll(async () => {
    site = await buildHostedSite();
    port = await freePort();
    const file = path.join(site.folder, 'Caddyfile');
    writeFileSync(file, configure());
    const home = { XDG_DATA_HOME: site.folder, XDG_CONFIG_HOME: site.folder };
    stop = await runServer('caddy', ['run', '--adapter', 'caddyfile', '--config', file], port, home);
  }, 30_000);

  afterAll(async () => {
    await stop();
    site.remove();
  });

  expectHost(() => port, ['br', 'gzip']);

  it('leads from the other address to the first', async () => {
    const answer = await ask(port, '/about?lang=en', { headers: { Host: otherHost } });
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(`https://${host}/about?lang=en`);
  });
});
