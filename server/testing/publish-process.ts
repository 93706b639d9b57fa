import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

// Publishes a small site, and is killed at a step: node publish-process.ts DATA WORD STEP

const [data = '', word = '', step] = process.argv.slice(2);
let left = Number(step);

function count(): void {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

/** Each change of a folder is a step. */
const changes = ['link', 'mkdir', 'open', 'rename', 'rm', 'symlink', 'utimes', 'writeFile'] as const;
for (const name of changes) {
  const real: unknown = fs[name];
  const counted = (...args: unknown[]) => {
    count();
    return typeof real === 'function' ? Reflect.apply(real, fs, args) : undefined;
  };
  Object.assign(fs, { [name]: counted });
}
syncBuiltinESMExports();

const { publishFiles, smallSite } = await import('./publish-files.ts');
await publishFiles(data, smallSite(word));
