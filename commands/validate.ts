import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readSite } from '../builder/content/read-site.ts';
import { fail } from '../builder/failure.ts';

// `npm run validate` runs types, lint, format, units and the check of content/, all before it fails.

const scripts = ['types', 'lint', 'units'];
const failed = scripts.filter(
  (script) => spawnSync('npm', ['run', script], { stdio: 'inherit', shell: true }).status !== 0,
);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length;
await readSite(path.join(import.meta.dirname, '..')).catch(fail);
