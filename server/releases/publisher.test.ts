import { existsSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { sampleProject } from '../../builder/testing/sample-project.ts';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { type Deployment, readSettings } from '../settings.ts';
import { composeRelease } from './compose-release.ts';
import { copyContent } from './copy-content.ts';
import { createPublisher } from './publisher.ts';
import type { Release } from './release-json.ts';
import { openReleases } from './release-store.ts';

const project = path.join(import.meta.dirname, '../..');
const code = await ensureSiteBundle(project);
const ownMachine: Deployment = { ...readSettings({}, project).deployment, companyOverrides: {} };

async function open(deployment: Partial<Deployment> = {}, data = temporaryFolder()) {
  const content = await sampleProject();
  const store = await openReleases(data, { hasLink: deployment.isServer ?? false });
  const settings = { store, deployment: { ...ownMachine, ...deployment } };
  const publisher = createPublisher({
    ...settings,
    codeKey: code.key,
    compose: (...work) => composeRelease({ ...settings, project, code }, ...work),
    erase: async () => {},
  });
  const copy = (folder: string, earlier?: string) => copyContent(content, folder, earlier);
  const publish = () => publisher.publish({ kind: 'published', changes: [], copy });
  const edit = (from: string, to: string) => {
    const file = path.join(content, 'content/company.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  const read = () => readFileSync(path.join(store.liveSite() ?? '', 'contact/index.html'), 'utf8');
  const show = async (number: number) => publisher.activate(store.find(number) as Release);
  return { data, store, publish, edit, read, show };
}

const formService = { endpoint: 'http://localhost:4174/melding/{language}', answerIsReadable: false };

/** Windows has no symbolic links, nor the shell of the commands below. */
const posix = it.skipIf(process.platform === 'win32');

const phone = '+47 00 11 22 33';

posix('changed files get a later time, and unchanged files are hard links', async () => {
  const { store, publish, edit, read } = await open({ isServer: true });
  await publish();
  edit('Prøveveien 3', 'Prøveveien 4');
  const { number } = await publish();
  expect(number).toBe(2);
  expect(read()).toContain('Prøveveien 4');
  const inode = (release: number, file: string) => statSync(path.join(store.folderOf(release), file)).ino;
  const [photo = ''] = readdirSync(path.join(store.folderOf(1), 'content/pictures'));
  for (const file of [`content/pictures/${photo}`, 'site/robots.txt'])
    expect(inode(2, file)).toBe(inode(1, file));
  const time = (release: number) => statSync(path.join(store.siteOf(release), 'contact/index.html')).mtimeMs;
  expect(time(2) - time(1)).toBeGreaterThanOrEqual(1000);
  expect(readlinkSync(path.join(store.folderOf(1), '../current'))).toBe('2');
});

it('a failed publication changes nothing', async () => {
  const { data, store, publish, edit, read } = await open();
  await publish();
  edit(`"phone": "${phone}"`, '"phone" "none"');
  await expect(publish()).rejects.toThrow('company.json');
  expect(read()).toContain(phone);
  expect(store.live()?.number).toBe(1);
  expect(readdirSync(path.join(data, 'releases')).sort()).toEqual(['1', 'current.json', 'files', 'pool']);
});

it('has pages that answer a form while the program of a server is away', async () => {
  const { store, publish } = await open({ isServer: true });
  await publish();
  const away = path.join(store.siteOf(1), '_message/no.html');
  expect(readFileSync(away, 'utf8')).toMatch(/<h1>[^{]+<\/h1>.*href="tel:/);
});

it('composes the live release again for another deployment', async () => {
  const { data, publish } = await open();
  await publish();
  const moved = await open({ companyOverrides: { formService } }, data);
  expect(moved.read()).not.toContain('localhost:4174');
  const [{ at } = {}] = moved.store.list();
  for (const number of [1, 2]) await moved.show(number);
  expect(moved.read()).toContain('localhost:4174');
  expect(moved.store.list()).toMatchObject([{ number: 2, at }]);
});

posix('gives the publish command a complete site', { timeout: 300_000 }, async () => {
  const folder = temporaryFolder();
  const publishCommand = `node -e 'fs.cpSync(process.env.RELEASE, "${folder}/out", { recursive: true })'`;
  const { publish, store } = await open({ isOwnMachine: false, publishCommand });
  await publish();
  const { hashed } = await store.manifestOf(1);
  for (const address of ['/index.html', '/index.html.br', ...hashed]) {
    expect(existsSync(path.join(folder, 'out', address)), address).toBe(true);
  }
});
