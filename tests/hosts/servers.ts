import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, vi } from 'vitest';
import { filesBelow } from '../../builder/files.ts';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { freePort } from '../support/servers.ts';
import { root } from '../support/site.ts';

const siteFolder = path.join(root, 'dist');

if (!existsSync(siteFolder)) throw new Error('Run `npm run build` first.');

export const readBytes = (file: string) => readFileSync(path.join(siteFolder, file));

export const read = (file: string) => readBytes(file).toString();

export const [, otherHost = '', host = ''] =
  /^https:\/\/(\S+)\/\* https:\/\/(\S+)\//m.exec(read('_redirects')) ?? [];

export const addresses = (await filesBelow(siteFolder))
  .map((file) => `/${file}`)
  .filter((address) => !/\/[._](?!well-known\/)|\.br$/.test(address));

/** Creates a folder with the site, and files that no host may serve. */
export function createWorkspace(): string {
  const hidden = ['site/.env', 'site/.git/config', 'outside.txt'];
  const folder = temporaryFolder(Object.fromEntries(hidden.map((file) => [file, 'secret'])), afterAll);
  chmodSync(folder, 0o755);
  cpSync(siteFolder, path.join(folder, 'site'), { recursive: true });
  return folder;
}

/** Unlike fetch, sends `..`, and does not unpack the body. */
export async function send(
  port: number,
  address: string,
  {
    isSecure = true,
    hostname = host,
    method = 'GET',
    headers = {},
    body = '',
    localAddress = '127.0.0.1',
  } = {},
) {
  const { request } = isSecure ? https : http;
  const target = { host: '127.0.0.1', port, path: address, localAddress };
  const options = { ...target, servername: hostname, rejectUnauthorized: false };
  const asked = request({ ...options, method, headers: { Host: hostname, ...headers } }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const { statusCode: status, headers: received, rawHeaders } = response;
  const bytes = await buffer(response);
  return { status, headers: received, rawHeaders, body: bytes, text: bytes.toString() };
}

export interface RunningHost {
  http: number;
  https: number;
  stop: () => Promise<void>;
}

const apacheModules = '/usr/lib/apache2/modules';

export const apache = {
  name: 'Apache',
  isInstalled: existsSync(apacheModules),
  start: startApache,
  addsSlash: true,
  redirectsToHttps: false,
};

async function startApache(folder: string): Promise<RunningHost> {
  const { http, https } = await prepare(folder, [host, otherHost]);
  const modules = ['mpm_event', 'authz_core', 'autoindex', 'deflate', 'dir', 'filter', 'headers', 'mime'];
  const settings = [
    ...[...modules, 'negotiation', 'rewrite', 'setenvif', 'ssl'].map(
      (name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`,
    ),
    'User www-data',
    'Group www-data',
    `PidFile ${folder}/apache.pid`,
    `ErrorLog ${folder}/apache.log`,
    'ServerTokens Prod',
    `ServerName ${host}`,
    ...['mime', 'deflate', 'autoindex'].map((name) => `Include /etc/apache2/mods-available/${name}.conf`),
    `Listen 127.0.0.1:${http}`,
    `Listen 127.0.0.1:${https}`,
    `DocumentRoot ${folder}/site`,
    `<Directory ${folder}/site>`,
    'Options Indexes FollowSymLinks MultiViews',
    // The least that .htaccess needs.
    'AllowOverride FileInfo',
    '</Directory>',
    `<VirtualHost *:${http}>`,
    '</VirtualHost>',
    `<VirtualHost *:${https}>`,
    'SSLEngine on',
    `SSLCertificateFile ${folder}/fullchain.pem`,
    `SSLCertificateKeyFile ${folder}/privkey.pem`,
    '</VirtualHost>',
  ];
  const file = path.join(folder, 'apache.conf');
  writeFileSync(file, settings.join('\n'));
  const args = ['-d', folder, '-f', file, '-D', 'FOREGROUND'];
  return { http, https, stop: await run('apache2', args, folder, https) };
}

/** Makes a certificate, and finds free ports. */
export async function prepare(folder: string, hosts: string[]): Promise<{ http: number; https: number }> {
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${host}`];
  const names = ['-addext', `subjectAltName=${hosts.map((name) => `DNS:${name}`).join()}`];
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', [...request, ...names, ...files], { stdio: 'pipe' });
  return { http: await freePort(), https: await freePort() };
}

/** Starts a web server. Returns a function that stops it. */
export async function run(program: string, args: string[], folder: string, port: number, environment = {}) {
  const env = { ...process.env, ...environment, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(server, 'close');
  let log = '';
  server.stderr.on('data', (text) => (log += text));
  const connected = async () => {
    if (server.exitCode !== null) throw new Error(`${program} did not start:\n${log}`);
    const connection = connect(port, '127.0.0.1');
    await once(connection, 'connect').finally(() => connection.destroy());
  };
  await vi.waitFor(connected, { timeout: 20_000, interval: 50 });
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}
