import { execFileSync } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDesk } from './testing/desk.ts';
import { build, facts, publish, publishing, temporaryFolder } from './testing/publishing.ts';

async function deskWithRemote() {
  const desk = await openDesk(build);
  const remote = path.join(await temporaryFolder(), 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  desk.git('remote', 'add', 'origin', remote);
  desk.git('push', '--quiet', 'origin', 'main');
  expect(await desk.edit('company', publishing('git', 'origin main'))).toMatchObject({ status: 200 });
  const pushed = (...args: string[]) => execFileSync('git', args, { cwd: remote, encoding: 'utf8' });
  return { desk, remote, pushed };
}

it('commits and pushes content/ alone, and undo brings back what was pushed', async () => {
  const { desk, pushed } = await deskWithRemote();
  await writeFile(path.join(desk.root, 'notes.txt'), 'not mine');
  desk.git('add', 'notes.txt');
  expect((await publish(desk)).at(-1)).toEqual({ step: 'publish', message: 'Publisert.', done: true });
  expect(pushed('show', 'main:content/company.json')).toContain(facts.phone);
  expect(pushed('log', '-1', '--format=%s %an', 'main').trim()).toBe('Endre innholdet: Firmaet Test');
  expect(pushed('ls-tree', '-r', '--name-only', 'main')).not.toContain('notes.txt');
  expect(desk.git('rev-parse', 'HEAD')).toBe(pushed('rev-parse', 'main'));
  expect(desk.git('status', '--short')).toBe('A  notes.txt\n');
  // The page asks for several things at once.
  const answers = await Promise.all([1, 2, 3].map(() => desk.ask('GET', '/changes')));
  for (const { body } of answers) expect(body).toEqual({ published: expect.any(String), documents: [] });

  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 09'));
  expect((await desk.ask('GET', '/changes')).body.documents[0].fields).toEqual([
    { label: 'Telefon', path: ['phone'], before: facts.phone, after: '+47 67 00 00 09' },
  ]);
  expect((await desk.ask('POST', '/undo')).body).toEqual({ documents: ['company'] });
  expect(desk.git('status', '--short')).toBe('A  notes.txt\n');
});

it('a push that fails says why, leaves everything as it was, and can be done again', async () => {
  const { desk, remote, pushed } = await deskWithRemote();
  const before = {
    head: desk.git('rev-parse', 'HEAD'),
    remote: pushed('rev-parse', 'main'),
    status: desk.git('status', '--short'),
  };
  const content = await desk.read('content/company.json');
  await rename(remote, `${remote}.gone`);
  const failed = (await publish(desk)).at(-1);
  expect(failed).toMatchObject({
    step: 'publish',
    failed: true,
    message: expect.stringContaining('Fikk ikke sendt endringene'),
  });
  expect(failed?.details).toContain('does not appear to be a git repository');
  await rename(`${remote}.gone`, remote);
  expect(desk.git('rev-parse', 'HEAD')).toBe(before.head);
  expect(desk.git('status', '--short')).toBe(before.status);
  expect(pushed('rev-parse', 'main')).toBe(before.remote);
  expect(await desk.read('content/company.json')).toBe(content);
  expect((await publish(desk)).at(-1)).toMatchObject({ done: true });
});

it('what somebody else has pushed is not overwritten', async () => {
  const { desk, remote } = await deskWithRemote();
  const other = await temporaryFolder();
  execFileSync('git', ['clone', '--quiet', remote, other], { stdio: 'pipe' });
  const commit = [
    '-c',
    'user.name=B',
    '-c',
    'user.email=b@example.no',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    'B',
  ];
  execFileSync('git', commit, { cwd: other });
  execFileSync('git', ['push', '--quiet'], { cwd: other, stdio: 'pipe' });
  expect((await publish(desk)).at(-1)?.message).toContain('Det er sendt noe nyere fra et annet sted.');
});
