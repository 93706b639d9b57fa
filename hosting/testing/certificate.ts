import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Makes a certificate for the names that signs itself: `fullchain.pem` and `privkey.pem` in the folder. */
export function makeCertificate(folder: string, names: readonly string[]): void {
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${names[0]}`],
    ...['-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`],
    ...['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')],
  ]);
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr ?? made.error}`);
}
