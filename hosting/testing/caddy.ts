import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeCertificate } from './certificate.ts';
import type { HostFiles, RunningHost } from './host-files.ts';
import { freePort, runServer } from './run-server.ts';

/** Starts the real Caddy with the file of a build, on ports of this machine and with a certificate of our own. */
export async function startCaddy(files: HostFiles): Promise<RunningHost> {
  const ports = { plain: await freePort(), redirect: await freePort(), secure: await freePort() };
  makeCertificate(files.folder, files.names);
  const file = path.join(files.folder, 'Caddyfile');
  writeFileSync(file, configure(files, ports));
  const home = { XDG_DATA_HOME: files.folder, XDG_CONFIG_HOME: files.folder };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return { ...ports, stop: await runServer('caddy', args, ports.plain, home) };
}

/** The file as it is made, twice: on a port for plain http, and on those that stand for 80 and 443. */
function configure({ folder, dist, hosting, names }: HostFiles, ports: Omit<RunningHost, 'stop'>): string {
  const made = readFileSync(path.join(hosting, 'Caddyfile'), 'utf8').replaceAll('/var/www/site', dist);
  const sites = (address: (name: string) => string, lines: string) =>
    names.reduce(
      (text, name) => text.replace(`\n${name} {`, `\n${address(name)} {\n\tbind 127.0.0.1${lines}`),
      made,
    );
  return [
    '{\n\tadmin off\n\tauto_https disable_certs',
    `\thttp_port ${ports.redirect}\n\thttps_port ${ports.secure}\n}`,
    sites((name) => `http://${name}:${ports.plain}`, ''),
    sites((name) => name, `\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`),
  ].join('\n');
}
