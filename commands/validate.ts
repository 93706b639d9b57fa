import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readContentFolder } from '../builder/content/content-source.ts';
import { readContentProblems } from '../builder/content/read-content.ts';
import { ContentError } from '../content-model/problems.ts';

// `npm run validate` runs types, lint, format, units and the check of content/, all before it fails.

const scripts = ['types', 'lint', 'units'];
const failed = scripts.filter(
  (script) => spawnSync('npm', ['run', script], { stdio: 'inherit', shell: true }).status !== 0,
);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`);
const root = path.join(import.meta.dirname, '..');
const problems = await readContentProblems(await readContentFolder(root), new Date());
if (problems.length > 0) console.error(new ContentError(problems).message);
process.exitCode = failed.length + problems.length;
