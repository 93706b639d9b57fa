import { execFileSync } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { facts, openDesk } from '../tests/support/desk.ts';
import { build, page, publish, publishing, visit } from '../tests/support/publishing.ts';

const run = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.no', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** A desk in a repository with a remote, from which somebody else has a clone too. */
async function deskWithRemote() {
  const desk = await openDesk(build);
  const git = (...args: string[]) => run(desk.root, ...args);
  await desk.edit('company', publishing('git', 'origin main'));
  await desk.write('.gitignore', 'dist/\n.cache/\nvar/\n');
  await desk.write('code.ts', 'one');
  const remote = path.join(temporaryFolder(), 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Start');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', 'origin', 'main');
  const clone = temporaryFolder();
  run(clone, 'clone', '--quiet', remote, '.');
  visit(page(facts.phone));
  return {
    desk,
    git,
    remote,
    pushed: (...args: string[]) => run(remote, ...args),
    /** Somebody else changes a file and pushes it. */
    pushOther: async (file: string, text: string) => {
      await writeFile(path.join(clone, file), text);
      run(clone, 'add', '--all');
      run(clone, 'commit', '--quiet', '--message=Fra en annen');
      run(clone, 'push', '--quiet');
    },
  };
}

it('commits and pushes content/ alone, which becomes an edition, and leaves the rest as it was', async () => {
  const { desk, git, pushed } = await deskWithRemote();
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 09'));
  visit(page('+47 67 00 00 09'));
  await desk.write('notes.txt', 'not mine');
  git('add', 'notes.txt');
  const lines = await publish(desk);
  const steps = lines.filter(({ done }) => done).map(({ step }) => step);
  expect(steps).toEqual(['check', 'build', 'publish', 'confirm']);
  expect(lines.at(-1)?.message).toBe(`Den nye utgaven ligger på ${facts.url}.`);
  expect(pushed('show', 'main:content/company.json')).toContain('+47 67 00 00 09');
  expect(pushed('ls-tree', '-r', '--name-only', 'main')).not.toContain('notes.txt');
  expect(git('rev-parse', 'HEAD')).toBe(pushed('rev-parse', 'main'));
  expect(git('status', '--short')).toBe('A  notes.txt\n');
  // The page asks for several things at once.
  const answers = await Promise.all([1, 2, 3].map(() => desk.ask('GET', '/changes')));
  for (const { body } of answers) expect(body.documents).toEqual([]);

  const [newest, first] = (await desk.ask('GET', '/editions')).body;
  expect(newest).toMatchObject({ kind: 'online', changes: ['Firmaet'], at: expect.any(String) });
  expect(first.changes).toEqual(['Start']);
  const restored = await desk.ask('POST', `/editions/${first.id}/restore`, {});
  expect(restored.body).toEqual({ documents: ['company'] });
  expect(await desk.read('content/company.json')).toContain(facts.phone);
  expect(git('status', '--short')).toBe(' M content/company.json\nA  notes.txt\n');
});

it('what nobody has pushed yet does not go out, and does not hinder', async () => {
  const { desk, git, pushed, pushOther } = await deskWithRemote();
  await desk.write('code.ts', 'unfinished');
  git('commit', '--quiet', '--all', '--message=Uferdig');
  const head = git('rev-parse', 'HEAD');
  await pushOther('other.ts', 'code of somebody else');
  for (const phone of ['+47 67 00 00 02', '+47 67 00 00 03']) {
    await desk.edit('company', (value) => (value.phone = phone));
    visit(page(phone));
    expect((await publish(desk)).at(-1)).toMatchObject({ step: 'confirm', done: true });
    expect(pushed('show', 'main:content/company.json')).toContain(phone);
  }
  expect(pushed('show', 'main:code.ts')).toBe('one');
  expect(pushed('show', 'main:other.ts')).toBe('code of somebody else');
  expect(git('rev-parse', 'HEAD')).toBe(head);
  expect((await desk.ask('GET', '/changes')).body.documents).toEqual([]);
});

it('what somebody else has changed in content/ is not undone', async () => {
  const { desk, pushed, pushOther } = await deskWithRemote();
  await pushOther('content/news/nytt.md', 'Nytt');
  await desk.edit('company', (value) => (value.machines = 3));
  const last = (await publish(desk)).at(-1);
  expect(last).toMatchObject({ step: 'publish', failed: true });
  expect(last?.message).toContain('endret fra et annet sted');
  expect(pushed('show', 'main:content/news/nytt.md')).toBe('Nytt');
});

it('a push that fails says why, leaves everything as it was, and can be done again', async () => {
  const { desk, git, remote, pushed } = await deskWithRemote();
  await desk.edit('company', (value) => (value.machines = 3));
  const state = () => [git('rev-parse', 'HEAD'), git('status', '--short'), pushed('rev-parse', 'main')];
  const before = state();
  await rename(remote, `${remote}.gone`);
  const last = (await publish(desk)).at(-1);
  expect(last).toMatchObject({ step: 'publish', failed: true });
  expect(last?.message).toContain('Fikk ikke sendt endringene');
  expect(last?.details).toContain('does not appear to be a git repository');
  await rename(`${remote}.gone`, remote);
  expect(state()).toEqual(before);
  expect((await publish(desk)).at(-1)).toMatchObject({ done: true });
});

it('while the host builds, the desk waits, and another publishing ends the waiting', async () => {
  const { desk } = await deskWithRemote();
  visit('<p>/content/00000000/</p>');
  await desk.ask('POST', '/publish');
  const lastStep = async () => (await desk.ask('GET', '/publish')).body.lines.at(-1)?.step;
  await vi.waitFor(async () => expect(await lastStep()).toBe('confirm'), { timeout: 30_000 });
  expect((await desk.ask('GET', '/publish')).body.isRunning).toBe(true);
  visit(page(facts.phone));
  const lines = await publish(desk);
  expect(lines.filter(({ step }) => step === 'confirm')).toHaveLength(2);
});
