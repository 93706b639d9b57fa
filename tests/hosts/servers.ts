import { startCaddy } from '../../hosting/testing/caddy.ts';
import type { HostFiles, RunningHost } from '../../hosting/testing/host-files.ts';
import { nginxEncodings, startNginx } from '../../hosting/testing/nginx.ts';
import { isInstalled } from '../../hosting/testing/run-server.ts';

/** A real server that may be installed here. */
export interface HostServer {
  name: string;
  isInstalled: boolean;
  /** The encodings that it sends. */
  encodings: readonly string[];
  start: (files: HostFiles) => Promise<RunningHost>;
}

/** The servers that hosting/ has files for. */
export const servers: readonly HostServer[] = [
  { name: 'nginx', isInstalled: isInstalled('nginx', '-v'), encodings: nginxEncodings, start: startNginx },
  {
    name: 'Caddy',
    isInstalled: isInstalled('caddy', 'version'),
    encodings: ['br', 'gzip'],
    start: startCaddy,
  },
];
