import { spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { runBuild } from './run-build.ts';

/** A project whose build is this program. */
function projectWith(program: string): string {
  const folder = temporaryFolder({ 'commands/build.ts': program, 'package.json': '{ "type": "module" }' });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

it('a build says how far it is, and returns the folder of the site', async () => {
  const project = projectWith("console.log('Bilder: 1 av 2', process.argv[2]);");
  const lines: string[] = [];
  const site = await runBuild(project)('/some/edition', (line) => lines.push(line));
  expect([site, lines]).toEqual([path.join(project, 'dist'), ['Bilder: 1 av 2 /some/edition']]);
});

it('a build that fails leaves what it printed for the person who helps', async () => {
  const project = projectWith("console.error('no memory'); process.exit(1);");
  const failure = { message: expect.stringContaining('kunne ikke lages'), details: { details: 'no memory' } };
  await expect(runBuild(project)('', () => {})).rejects.toMatchObject(failure);
});

it('a build ends when the desk is killed', async () => {
  const project = projectWith('console.log(process.pid); setInterval(() => {}, 1000);');
  const module = pathToFileURL(path.join(import.meta.dirname, 'run-build.ts')).href;
  const program = `import { runBuild } from '${module}'; await runBuild(${JSON.stringify(project)})('', console.log);`;
  const desk = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);
  const build = await new Promise<number>((resolve, reject) => {
    desk.stdout.once('data', (printed) => resolve(Number(printed)));
    desk.once('exit', () => reject(new Error('The desk ended by itself')));
  });
  const isRunning = () => {
    try {
      return process.kill(build, 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  desk.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning()).toBe(false), { timeout: 10_000 });
});
