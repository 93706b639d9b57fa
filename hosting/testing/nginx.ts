import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCertificate } from './certificate.ts';
import type { HostFiles, RunningHost } from './host-files.ts';
import { freePort, runServer } from './run-server.ts';

const brotliModule = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules']
  .map((folder) => path.join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

/** The encodings that nginx sends here: Brotli where its module is installed. */
export const nginxEncodings: readonly string[] = brotliModule ? ['br', 'gzip'] : ['gzip'];

/** Starts the real nginx with the files of a build; `servers` are further blocks for its configuration. */
export async function startNginx(files: HostFiles, servers = ''): Promise<RunningHost> {
  const ports = { plain: await freePort(), redirect: await freePort(), secure: await freePort() };
  makeCertificate(files.folder, files.names);
  const file = path.join(files.folder, 'nginx.conf');
  writeFileSync(file, configure(files, ports, servers));
  return { ...ports, stop: await runServer('nginx', ['-c', file, '-e', 'stderr'], ports.plain) };
}

/** The files as they are made, below what Debian's nginx.conf says, with the places of this machine. */
function configure(
  { folder, dist, hosting }: HostFiles,
  ports: Omit<RunningHost, 'stop'>,
  servers: string,
): string {
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
      sendfile on;
      tcp_nopush on;
      access_log off;
      ${temporary.join('\n')}
      server { listen 127.0.0.1:${ports.plain}; include ${snippet}; }
      ${server}
      ${servers}
    }`;
}
