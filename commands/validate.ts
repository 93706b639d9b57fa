import { spawnSync } from 'node:child_process';

// `npm run validate`: types, lint, format and units of everything. All of them run before it fails.

const scripts = ['types', 'lint', 'units'];
const failed = scripts.filter(
  (script) => spawnSync('npm', ['run', script], { stdio: 'inherit', shell: true }).status !== 0,
);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length;
