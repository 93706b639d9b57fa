import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/testing/ask.ts';
import { buildHostedSite, type HostedSite, host, otherHost, pages } from './testing/built-site.ts';
import { expectHost } from './testing/expect-host.ts';
import { freePort, isInstalled, runServer } from './testing/run-server.ts';

const brotliModule = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules']
  .map((folder) => path.join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

const ports = { plain: 0, redirect: 0, secure: 0 };
let site: HostedSite;
let stop = async () => {};

/** The files as they are made, with the places of a real server changed to those of this test. */
function configure(): string {
  const { folder, dist, hosting } = site;
  const snippet = path.join(folder, 'site.conf');
  const read = (name: string) =>
    readFileSync(path.join(hosting, name), 'utf8').replaceAll('/var/www/site', dist);
  writeFileSync(
    snippet,
    read('nginx-site.conf').replace('#brotli_static', brotliModule ? 'brotli_static' : '#'),
  );
  const server = read('nginx-server.conf')
    .replaceAll('/etc/nginx/snippets/site.conf', snippet)
    .replaceAll(/listen \[::\].*;/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.redirect};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.secure}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary;`,
  );
  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    ${brotliModule ? `load_module ${brotliModule};` : ''}
    pid ${folder}/nginx.pid;
    error_log stderr;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.join('\n')}
      server { listen 127.0.0.1:${ports.plain}; include ${snippet}; }
      ${server}
    }`;
}

describe.skipIf(!isInstalled('nginx', '-v'))('nginx with the files of the build', () => {
  beforeAll(async () => {
    site = await buildHostedSite();
    for (const name of ['plain', 'redirect', 'secure'] as const) ports[name] = await freePort();
    const certificate = ['-keyout', `${site.folder}/privkey.pem`, '-out', `${site.folder}/fullchain.pem`];
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${host}`],
      ...certificate,
    ]);
    if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr ?? made.error}`);
    const file = path.join(site.folder, 'nginx.conf');
    writeFileSync(file, configure());
    stop = await runServer('nginx', ['-c', file, '-e', 'stderr'], ports.plain);
  }, 30_000);

  afterAll(async () => {
    await stop();
    site.remove();
  });

  expectHost(() => ports.plain, brotliModule ? ['br', 'gzip'] : ['gzip']);

  it('leads from http to https, and from the other address to the first', async () => {
    for (const name of [host, otherHost]) {
      const answer = await ask(ports.redirect, '/about?lang=en', { headers: { Host: name } });
      expect(answer.status).toBe(301);
      expect(answer.headers.location).toBe(`https://${host}/about?lang=en`);
    }
    expect(await askSecurely(otherHost, '/about?lang=en')).toMatchObject({
      status: 301,
      location: `https://${host}/about?lang=en`,
    });
  });

  it('serves the site over https', async () => {
    expect(await askSecurely(host, '/about')).toMatchObject({ status: 200, text: pages.about });
  });
});

function askSecurely(name: string, address: string) {
  return new Promise((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port: ports.secure,
        path: address,
        headers: { Host: name },
        servername: name,
        rejectUnauthorized: false,
      },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode, location: response.headers.location, text });
      },
    )
      .on('error', reject)
      .end();
  });
}
