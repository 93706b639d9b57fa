import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { LaunchItem, PublishLine } from '../contract.ts';
import type { Build } from './publish.ts';
import { openDesk } from './testing/desk.ts';

vi.setConfig({ testTimeout: 60_000 });

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Facts that are no placeholders. */
const facts = {
  name: 'Firma AS',
  phone: '+47 67 00 00 01',
  email: 'post@firma.no',
  street: 'Veien 1',
  url: 'https://www.firma.no',
  facebook: 'https://www.facebook.com/firma',
  icePlaningDocument: 'https://www.firma.no/ishovling.pdf',
  formService: { endpoint: 'https://skjema.firma.no/', answerIsReadable: false },
};

const publishing = (method: string, target: string) => (value: object) =>
  Object.assign(value, facts, { publishing: { method, target } });

/** Publishes, and returns what was reported. */
async function publish({ ask }: Desk): Promise<PublishLine[]> {
  const { status, text } = await ask('POST', '/publish');
  expect(status).toBe(200);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A site of two pages and their script. */
const build: Build = async (root, say) => {
  const { phone, formService } = JSON.parse(await readFile(path.join(root, 'content/company.json'), 'utf8'));
  await mkdir(path.join(root, 'dist/assets'), { recursive: true });
  await mkdir(path.join(root, '.cache/release'), { recursive: true });
  await writeFile(path.join(root, '.cache/release/headers.json'), JSON.stringify(formService));
  await writeFile(path.join(root, 'dist/robots.txt'), 'all');
  await writeFile(path.join(root, 'dist/index.html'), `<a href="tel:${phone}">`);
  await writeFile(path.join(root, `dist/assets/main-${phone.slice(-1)}.js`), 'code');
  say('Bilder: 1 av 1');
};

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

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

it('placeholders stop it, each with its field; drawn pictures do not', async () => {
  const desk = await openDesk(build);
  const events = await publish(desk);
  expect(events.at(-1)).toMatchObject({ step: 'check', failed: true });
  const { problems = [] } = events.at(-1) ?? {};
  expect(problems.map(({ path: [name] }) => name)).toEqual(Object.keys(facts));
  expect(existsSync(path.join(desk.root, 'dist'))).toBe(false);
  const { items } = (await desk.ask('GET', '/launch')).body;
  expect(items.filter((one: LaunchItem) => one.canWait)).toMatchObject([
    { path: ['picturesAreIllustrations'] },
  ]);
});

it('makes a folder, says where, and knows what has changed since', async () => {
  const desk = await openDesk(build);
  await desk.edit('company', publishing('folder', ''));
  expect((await desk.ask('GET', '/changes')).body).toEqual({ published: null, documents: [] });
  expect((await desk.ask('POST', '/undo')).status).toBe(409);
  const events = await publish(desk);
  expect(events.filter(({ done }) => done).map(({ step }) => step)).toEqual(['check', 'build', 'publish']);
  expect(events).toContainEqual({ step: 'build', message: 'Bilder: 1 av 1' });
  expect(events.at(-1)?.message).toBe(`Mappen er klar: ${path.join(desk.root, 'dist')}`);

  await desk.edit('company', (value) => (value.plowingDoneBy.weekdays = '06:00'));
  await desk.edit('texts/home', (value) => (value.en.services.title = 'All we do'));
  await desk.edit('placements', (value) => {
    value.about.story = 'winter-valley';
    value.gallery.photos.reverse();
  });
  await desk.ask('POST', '/documents/news', {
    value: { date: '2026-11-20', picture: null, no: { title: 'Snø', text: 'Vi brøyter.' }, en: null },
  });
  const { documents } = (await desk.ask('GET', '/changes')).body;
  const lines = documents.flatMap(({ title, fields }: { title: string; fields: Record<string, string>[] }) =>
    fields.map(({ label, before, after }) => `${title} | ${label} | ${before} | ${after}`),
  );
  expect(lines).toEqual([
    'Firmaet | Ferdig brøytet › Hverdager | null | 06:00',
    'Forsiden | Tjenestene › Overskrift (engelsk) | What we do | All we do',
    'Hvilket bilde som er hvor | Om oss › Historien | Brøytestikker ved soloppgang | Dalen om vinteren',
    'Hvilket bilde som er hvor | Galleri › Bildene | rekkefølgen som er publisert | ny rekkefølge',
    'Nyhet: Snø | Alt | null | 2026-11-20, Snø, Vi brøyter.',
  ]);
  expect((await desk.ask('GET', '/overview')).body.changes.count).toBe(5);

  expect((await desk.ask('POST', '/undo')).body.documents.sort()).toEqual([
    'company',
    'news/sno',
    'placements',
    'texts/home',
  ]);
  expect((await desk.ask('GET', '/changes')).body.documents).toEqual([]);
  expect(existsSync(path.join(desk.root, 'content/news/sno.md'))).toBe(false);
  expect(existsSync(path.join(desk.root, 'var/undone/content/news/sno.md'))).toBe(true);
});

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
    message: expect.stringContaining('Får ikke kontakt med origin'),
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
  expect((await publish(desk)).at(-1)?.message).toContain(
    'Det ligger noe nyere hos origin enn på denne maskinen.',
  );
});

it('a change during the build, a build that fails, and a second publishing at once are refused', async () => {
  let during = async () => {};
  const desk = await openDesk(async () => during());
  await desk.edit('company', publishing('folder', ''));
  during = async () => {
    expect(await desk.ask('POST', '/publish')).toMatchObject({ status: 409 });
    await desk.edit('company', (value) => (value.machines = 14));
  };
  expect((await publish(desk)).at(-1)).toMatchObject({
    step: 'build',
    failed: true,
    message: expect.stringContaining('Publiser en gang til'),
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  during = async () => {
    throw new Error('no memory');
  };
  expect((await publish(desk)).at(-1)).toMatchObject({ step: 'build', failed: true });
  expect((await desk.ask('GET', '/changes')).body.published).toBe(null);
});

/** Stands for ssh: runs what it should run on the server here, or fails as it does without a network. */
async function pretendServer(): Promise<{ fail: (isDown: boolean) => void }> {
  const folder = await temporaryFolder();
  const script = [
    '#!/bin/sh',
    '[ "$SERVER_IS_DOWN" = 1 ] && { echo "ssh: Could not resolve hostname" >&2; exit 255; }',
    'while [ "$1" != server ]; do shift; done; shift',
    'eval "$@"',
  ];
  await writeFile(path.join(folder, 'ssh'), script.join('\n'));
  const sftp = [
    '#!/bin/sh',
    '[ "$SERVER_IS_DOWN" = 1 ] && { echo "Connection closed" >&2; exit 255; }',
    `exec /usr/bin/sftp -D ${sftpServer} -b -`,
  ];
  await writeFile(path.join(folder, 'sftp'), sftp.join('\n'));
  for (const name of ['ssh', 'sftp']) await chmod(path.join(folder, name), 0o755);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  return { fail: (isDown) => vi.stubEnv('SERVER_IS_DOWN', isDown ? '1' : '') };
}

const sftpServer = '/usr/lib/openssh/sftp-server';

const isInstalled = {
  rsync: existsSync('/usr/bin/rsync'),
  sftp: existsSync('/usr/bin/sftp') && existsSync(sftpServer),
};

it.for(['rsync', 'sftp'] as const)(
  'uploads with %s, and a failure leaves the site as it was',
  async (method, { skip }) => {
    skip(!isInstalled[method], `${method} is not installed here`);
    const server = await pretendServer();
    const site = await temporaryFolder();
    const desk = await openDesk(build);
    expect(await desk.edit('company', publishing(method, `server:${site}`))).toMatchObject({ status: 200 });
    expect((await publish(desk)).at(-1)).toMatchObject({ message: 'Publisert.', done: true });
    const page = () => readFile(path.join(site, 'index.html'), 'utf8');
    expect(await page()).toContain(facts.phone);
    expect(await readFile(path.join(site, 'assets/main-1.js'), 'utf8')).toBe('code');

    await desk.edit('company', (value) => (value.phone = '+47 67 00 00 02'));
    server.fail(true);
    expect((await publish(desk)).at(-1)).toMatchObject({
      failed: true,
      message: expect.stringContaining('Får ikke kontakt med server.'),
    });
    expect(await page()).toContain(facts.phone);
    server.fail(false);
    // In the middle: one file cannot be written, so no page is replaced.
    await rm(path.join(site, 'robots.txt'));
    await mkdir(path.join(site, 'robots.txt/in-the-way'), { recursive: true });
    expect((await publish(desk)).at(-1)).toMatchObject({
      failed: true,
      message: expect.stringContaining('Opplastingen til server stoppet.'),
    });
    expect(await page()).toContain(facts.phone);
    await rm(path.join(site, 'robots.txt'), { recursive: true });
    expect((await publish(desk)).at(-1)).toMatchObject({ done: true });
    expect(await page()).toContain('+47 67 00 00 02');
    expect(await readFile(path.join(site, 'assets/main-2.js'), 'utf8')).toBe('code');

    // Security headers that the server does not send would block the form.
    await desk.edit('company', (value) => (value.formService.endpoint = 'https://ny.firma.no/'));
    const refused = (await publish(desk)).at(-1);
    expect(refused?.message).toContain('Denne utgaven trenger nye innstillinger på tjeneren.');
    await rename(
      path.join(desk.root, '.cache/release/headers.json'),
      path.join(desk.root, 'var/headers.json'),
    );
    expect((await publish(desk)).at(-1)).toMatchObject({ done: true });
  },
);
