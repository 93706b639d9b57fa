import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../builder/files.ts';
import { publishFiles } from '../../server/testing/publish-files.ts';
import { root } from '../support/site.ts';
import { host, otherHost, prepare, type RunningHost, run } from './servers.ts';

// The Caddy of hosting/small-server.

export const hasCaddy = !spawnSync('caddy', ['version']).error;

export const caddy = {
  name: 'Caddy',
  isInstalled: hasCaddy,
  start: startCaddy,
  addsSlash: false,
  redirectsToHttps: true,
};

async function startCaddy(folder: string): Promise<RunningHost> {
  const site = path.join(folder, 'site');
  const files: Record<string, Buffer> = {};
  for (const file of await filesBelow(site)) files[`/${file}`] = readFileSync(path.join(site, file));
  await publishFiles(path.join(folder, 'data'), files);
  return startSmallCaddy(folder, { site: 1, desk: 1 });
}

export const deskHost = 'rediger.example.no';

export async function startSmallCaddy(folder: string, ports: { site: number; desk: number }) {
  const { http, https } = await prepare(folder, [host, otherHost, deskHost]);
  const settings = `{\nadmin off\nauto_https disable_certs\nhttp_port ${http}\nhttps_port ${https}`;
  const local = `bind 127.0.0.1\ntls ${folder}/fullchain.pem ${folder}/privkey.pem`;
  const caddyfile = readFileSync(path.join(root, 'hosting/small-server/Caddyfile'), 'utf8')
    .replace(/^\tadmin .*$/m, '')
    .replace(/^\{$/m, settings)
    .replaceAll(/^\{\$\w+\} \{$/gm, `$&\n${local}`)
    .replace(/^http:\/\/ \{$/m, '$&\nbind 127.0.0.1');
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile);
  const environment = {
    SITE_ADDRESS: `https://${host}`,
    OTHER_ADDRESS: `https://${otherHost}`,
    DESK_ADDRESS: `https://${deskHost}`,
    SITE_DATA: path.join(folder, 'data'),
    SITE_UPSTREAM: `127.0.0.1:${ports.site}`,
    DESK_UPSTREAM: `127.0.0.1:${ports.desk}`,
  };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return { http, https, stop: await run('caddy', args, folder, https, environment) };
}
