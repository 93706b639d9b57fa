import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../support/servers.ts';
import { root } from '../support/site.ts';
import { host, otherHost, read } from './release.ts';

/** A running server, by its ports on this machine. */
export interface RunningHost {
  http: number;
  https: number;
  stop: () => Promise<void>;
}

const apacheModules = '/usr/lib/apache2/modules';

/** The servers that hosting/ has files for. `start` rejects with the server's log when it does not start. */
export const servers = [
  {
    name: 'nginx with Brotli',
    isInstalled: existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
    start: startNginx,
  },
  { name: 'Caddy', isInstalled: !spawnSync('caddy', ['version']).error, start: startCaddy },
  { name: 'Apache', isInstalled: existsSync(apacheModules), start: startApache },
];

/** Starts nginx as in the container, and beside it the servers of an ordinary machine. */
async function startNginx(folder: string): Promise<RunningHost> {
  const [http, https, container] = await prepare(folder);
  const ports: Record<string, number> = { 80: http, 443: https, 8080: container };
  const write = (name: string, text: string) => {
    const local = text
      .replaceAll(/\/tmp|\/var\/www|\/etc\/nginx\/snippets|\/etc\/letsencrypt\/live\/[^/]+/g, folder)
      .replaceAll(/listen \[::\].*;/g, '')
      .replaceAll(/listen (\d+)/g, (_, port) => `listen 127.0.0.1:${ports[port]}`);
    writeFileSync(path.join(folder, name), local);
  };
  const main = readFileSync(path.join(root, 'hosting/container/nginx.conf'), 'utf8');
  write('nginx.conf', main.replace(/\}\s*$/, 'include server.conf;\n}\n'));
  write('server.conf', read('_hosting/nginx-server.conf'));
  write('site.conf', read('_hosting/nginx-site.conf'));
  const args = ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  return { http, https, stop: await run('nginx', args, folder, https) };
}

async function startCaddy(folder: string): Promise<RunningHost> {
  const [http, https] = await prepare(folder);
  const options = `admin off\nauto_https disable_certs\nhttp_port ${http}\nhttps_port ${https}`;
  const caddyfile = read('_hosting/Caddyfile')
    .replace('/var/www', folder)
    .replace(/^\S+, \S+ \{$/m, `$&\nbind 127.0.0.1\ntls ${folder}/fullchain.pem ${folder}/privkey.pem`);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\n${options}\n}\n${caddyfile}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return { http, https, stop: await run('caddy', args, folder, https) };
}

/** Starts Apache as on a web hotel: the release brings its own `.htaccess`, and Debian's settings are the hotel's. */
async function startApache(folder: string): Promise<RunningHost> {
  const [http, https] = await prepare(folder);
  const modules = ['mpm_event', 'authz_core', 'autoindex', 'deflate', 'dir', 'filter', 'headers', 'mime'];
  const settings = [
    ...[...modules, 'negotiation', 'rewrite', 'setenvif', 'ssl'].map(
      (name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`,
    ),
    'User www-data\nGroup www-data',
    `PidFile ${folder}/apache.pid`,
    `ErrorLog ${folder}/apache.log\nLogLevel notice\nServerTokens Prod\nServerName ${host}`,
    ...['mime', 'deflate', 'autoindex'].map((name) => `Include /etc/apache2/mods-available/${name}.conf`),
    `Listen 127.0.0.1:${http}\nListen 127.0.0.1:${https}\nDocumentRoot ${folder}/site`,
    `<Directory ${folder}/site>\nOptions Indexes FollowSymLinks MultiViews\nAllowOverride All\n</Directory>`,
    `<VirtualHost *:${http}>\n</VirtualHost>`,
    `<VirtualHost *:${https}>\nSSLEngine on`,
    `SSLCertificateFile ${folder}/fullchain.pem\nSSLCertificateKeyFile ${folder}/privkey.pem\n</VirtualHost>`,
  ];
  const file = path.join(folder, 'apache.conf');
  writeFileSync(file, settings.join('\n'));
  const args = ['-d', folder, '-f', file, '-D', 'FOREGROUND'];
  return { http, https, stop: await run('apache2', args, folder, https) };
}

/** Writes a self-signed certificate for both hosts into the folder, and returns three free ports. */
async function prepare(folder: string): Promise<[number, number, number]> {
  const { status, error, stderr } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${host}`],
    ...['-addext', `subjectAltName=DNS:${host},DNS:${otherHost}`],
    ...['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${error ?? stderr}`);
  return [await freePort(), await freePort(), await freePort()];
}

/** Starts a server in the foreground, waits until it listens, and returns what stops it. Its own data go to the folder. */
async function run(program: string, args: string[], folder: string, port: number) {
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(server, 'close');
  let log = '';
  server.stderr.on('data', (text) => (log += text));
  const connected = async () => {
    if (server.exitCode === null) await once(connect(port, '127.0.0.1'), 'connect');
    else throw new Error(`${program} did not start:\n${log}`);
  };
  await vi.waitFor(connected, { timeout: 20_000, interval: 50 });
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}
