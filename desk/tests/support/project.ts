import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Company } from '../../../schema/company.ts';
import { copyFiles } from '../../../tests/support/project-copy.ts';
import { root } from '../../../tests/support/site.ts';
import { formatJson } from '../../server/format-json.ts';
import { company } from './facts.ts';

/** Facts that can be published, but for the phone number. */
const owner: Company = {
  ...company,
  phone: '+47 00 00 00 00',
  machines: 12,
  publishing: { method: 'folder', target: '' },
};

/** A copy of the project that a test may change and publish. */
export type Project = ReturnType<typeof createProject>;

/** Copies the project as it is, with a repository that tells what has changed. */
export function createProject() {
  const temporary = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const folder = path.join(temporary, 'project');
  copyFiles(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');

  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  /** Changes a file from outside of the desk. */
  const replace = (file: string, before: string, after: string) => {
    const text = read(file);
    if (!text.includes(before)) throw new Error(`${file} does not have ${before}`);
    writeFileSync(path.join(folder, file), text.replace(before, after));
  };
  for (const file of readdirSync(path.join(folder, 'content'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    // As the desk lays files out, so that a test sees its own change alone.
    const value = file === 'company.json' ? owner : JSON.parse(read(`content/${file}`));
    writeFileSync(path.join(folder, 'content', file), formatJson(value));
  }
  git('init', '-q', '--initial-branch=main');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.no');
  git('config', 'core.excludesFile', path.join(temporary, 'exclude'));
  writeFileSync(path.join(temporary, 'exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '-q', '-m', 'Start');

  const start = git('rev-parse', 'HEAD').trim();

  return {
    folder,
    git,
    read,
    replace,
    /** Replaces a file of content/ from outside of the desk. */
    write: (file: string, value: unknown) => writeFileSync(path.join(folder, file), formatJson(value)),
    /** Brings content/ back to the start, without photos that wait for their words. */
    reset: () => {
      git('reset', '-q', '--hard', start);
      git('clean', '-fdq', '--', 'content');
      rmSync(path.join(folder, 'var/desk/photos'), { recursive: true, force: true });
    },
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
}
