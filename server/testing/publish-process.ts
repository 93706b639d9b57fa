import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

// Publishes a small site, and is killed at a step: node publish-process.ts DATA WORD STEP

const [data = '', word = '', step] = process.argv.slice(2);
let left = Number(step);

function count(): void {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

/** Every way to change a folder counts as a step. */
const changes = ['link', 'mkdir', 'open', 'rename', 'rm', 'symlink', 'utimes'] as const;
for (const name of changes) {
  const real: unknown = fs[name];
  const counted = (...args: unknown[]) => {
    count();
    return typeof real === 'function' ? Reflect.apply(real, fs, args) : undefined;
  };
  Object.assign(fs, { [name]: counted });
}
syncBuiltinESMExports();

const handle = await fs.open(data);
const fileHandle = Object.getPrototypeOf(handle);
await handle.close();
const { writeFile } = fileHandle;
/** A file may be cut off in its middle. */
fileHandle.writeFile = async function (bytes: Buffer) {
  await Reflect.apply(writeFile, this, [bytes.subarray(0, bytes.length / 2)]);
  count();
  await Reflect.apply(writeFile, this, [bytes.subarray(bytes.length / 2)]);
};

const { publishRelease } = await import('../releases/publish-release.ts');
const { smallSite } = await import('./small-site.ts');
await publishRelease(data, smallSite(word));
