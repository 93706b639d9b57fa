import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Opens the desk. Written in JavaScript, because it runs before anything is installed. */

/**
 * Whether every package of package-lock.json is there in its version, as far as npm wants it on this machine.
 * @param {string} root
 */
export function isInstalled(root) {
  /** @param {string} file */
  const packagesIn = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  try {
    const { '': _project, ...wanted } = packagesIn('package-lock.json');
    const found = packagesIn('node_modules/.package-lock.json');
    return Object.entries(wanted).every(([place, { version, optional }]) => {
      if (!found[place]) return optional === true;
      return found[place].version === version && existsSync(path.join(root, place, 'package.json'));
    });
  } catch {
    // npm writes its list last: an installation that was cut off has none.
    return false;
  }
}

/**
 * Whether a version of Node.js is one that `engines` of package.json names, such as `^22.12.0 || >=24.0.0`.
 * @param {string} engines
 * @param {string} version
 */
export function isSupported(engines, version) {
  /** @param {string} text */
  const numbers = (text) => text.replace(/^\D+/, '').split('.').map(Number);
  const [major = 0, minor = 0] = numbers(version);
  return engines.split(' || ').some((range) => {
    const [leastMajor = 0, leastMinor = 0] = numbers(range);
    if (major === leastMajor) return minor >= leastMinor;
    return range.startsWith('>=') && major > leastMajor;
  });
}

function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  if (!isSupported(engines.node, process.version)) {
    console.error(
      `Redigeringen kan ikke bruke versjonen av Node.js på denne maskinen, ${process.version}. Last ned den nyeste versjonen merket LTS fra https://nodejs.org, installer den, og prøv igjen.`,
    );
    return 1;
  }
  if (!isInstalled(root)) {
    console.log('Henter det redigeringen trenger. Det tar et par minutter, og maskinen må være på nett …');
    // It leaves what is right as it is, so that a failure breaks nothing.
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline'];
    const { status } = spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
    if (status !== 0) {
      console.error('\nKunne ikke hente det som trengs. Sjekk at maskinen er på nett, og prøv igjen.');
      return 1;
    }
  }
  return spawnSync(process.execPath, ['--import', 'tsx', 'commands/desk.ts'], options).status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(main());
