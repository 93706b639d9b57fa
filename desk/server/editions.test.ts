import { cp, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Desk, facts, openDesk } from '../tests/support/desk.ts';
import { build, publish } from '../tests/support/publishing.ts';
import { contentRootOf } from './editions.ts';

const kept = 'var/desk/editions';
const phones = ['+47 67 00 00 02', '+47 67 00 00 03'];

/** A desk that has published, and again with each of these phone numbers. */
async function published(...others: string[]) {
  const desk = await openDesk(build);
  await publish(desk);
  for (const phone of others) {
    await desk.edit('company', (value) => (value.phone = phone));
    await publish(desk);
  }
  return { desk, editions: async () => (await desk.ask('GET', '/editions')).body };
}

const restore = (desk: Desk, id: string) => desk.ask('POST', `/editions/${id}/restore`);

const phoneOf = async (desk: Desk) => JSON.parse(await desk.read('content/company.json')).phone;

it('every publishing is an edition, which can be looked at', async () => {
  const { desk, editions } = await published(...phones);
  const found = await editions();
  expect(found.map(({ kind, changes }: { kind: string; changes: string[] }) => [kind, changes])).toEqual([
    ['folder', ['Firmaet']],
    ['folder', ['Firmaet']],
    ['folder', []],
  ]);
  const rootFor = (cookie: string, isSecure = false) =>
    contentRootOf(desk.root, { headers: { cookie } }, isSecure);
  const folder = await rootFor(`utgave=${found[2].id}`);
  expect(await readFile(path.join(folder, 'content/company.json'), 'utf8')).toContain(facts.phone);
  for (const other of ['', 'utgave=', 'utgave=../x', 'utgave=nope'])
    expect(await rootFor(other)).toBe(desk.root);
  // Over https another host of the same domain can set the short name alone.
  expect(await rootFor(`utgave=${found[2].id}`, true)).toBe(desk.root);
  expect(await rootFor(`utgave=nope; __Host-utgave=${found[2].id}`, true)).toBe(folder);
});

it('an edition comes back as unpublished changes, and that can be undone like everything else', async () => {
  const { desk, editions } = await published(...phones);
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 09'));
  await desk.ask('POST', '/documents/news', {
    value: { date: '2026-11-20', picture: null, no: { title: 'Snø', text: 'Vi brøyter.' }, en: null },
  });
  const oldest = (await editions())[2].id;
  await restore(desk, oldest);
  expect(await phoneOf(desk)).toBe(facts.phone);
  const [change] = (await desk.ask('GET', '/changes')).body.documents;
  expect(change.fields).toMatchObject([{ before: phones[1], after: facts.phone }]);

  const [newest] = await editions();
  expect(newest).toMatchObject({ kind: 'kept', changes: ['Firmaet', 'Nyhet: Snø'] });
  await restore(desk, newest.id);
  expect(await phoneOf(desk)).toBe('+47 67 00 00 09');
  expect(await desk.list('content/news')).toContain('sno.md');
  // What is published already needs no copy.
  await restore(desk, oldest);
  await restore(desk, (await editions()).find(({ kind }: { kind: string }) => kind === 'folder').id);
  const count = (await editions()).length;
  await restore(desk, oldest);
  expect(await editions()).toHaveLength(count);
});

it('a document whose file cannot be read any more comes back', async () => {
  const { desk, editions } = await published();
  await desk.write('content/no/about.json', '{ "half');
  const answer = await restore(desk, (await editions())[0].id);
  expect(answer.status).toBe(200);
  expect((await desk.ask('GET', '/documents/texts/about')).status).toBe(200);
});

it('what the build would refuse today does not come back', async () => {
  const { desk, editions } = await published();
  const [{ id }] = await editions();
  await cp(path.join(desk.root, kept, id), path.join(desk.root, kept, 'old'), { recursive: true });
  await desk.write(`${kept}/old/content/company.json`, '{}');
  const before = await desk.content();
  expect(await restore(desk, 'old')).toMatchObject({ status: 422, body: { problems: expect.any(Array) } });
  expect(await desk.content()).toEqual(before);
  for (const gone of ['none', '..', '%2e%2e%2fcompany']) expect((await restore(desk, gone)).status).toBe(404);
});

it('what is equal is kept once, and twenty editions are kept', async () => {
  const { desk, editions } = await published(...phones);
  const [{ id }, { id: earlier }] = await editions();
  const links = (file: string) =>
    Promise.all([id, earlier].map(async (one) => (await stat(path.join(desk.root, kept, one, file))).ino));
  expect(new Set(await links('content/placements.json')).size).toBe(1);
  expect(new Set(await links('content/company.json')).size).toBe(2);
  // Editions of earlier versions have the time as their name.
  for (let day = 10; day < 30; day++) {
    const edition = { at: `2030-01-${day}T00:00:00.000Z`, kind: 'folder', changes: [] };
    await desk.write(`${kept}/later-${day}/edition.json`, JSON.stringify(edition));
  }
  await desk.write(`${kept}/damaged/edition.json`, '');
  await desk.restart();
  expect(await editions()).toHaveLength(20);
  expect((await editions()).at(-1).id).toBe('later-13');
  expect(await desk.list(kept)).toHaveLength(20);
});

it('the newest edition is the one that was made last, also by a clock that was wrong for a while', async () => {
  const { desk, editions } = await published();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: new Date('2099-01-01'), toFake: ['Date'] });
  await publish(desk);
  vi.useRealTimers();
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 04'));
  await publish(desk);
  const [newest, earlier] = await editions();
  expect(earlier.at).toMatch(/^2099/);
  expect((await desk.ask('GET', '/changes')).body).toMatchObject({
    edition: { id: newest.id },
    documents: [],
  });
});

it('settings are no content: they stay when an edition comes back', async () => {
  const { desk, editions } = await published();
  const settings = {
    publishing: { method: 'sftp', target: 'server:/var/www/firma' },
    formService: { endpoint: 'https://skjema.ny.no/', answerIsReadable: true },
    processors: { formService: 'Ny', webHost: 'Ny', mailHost: '', backupHost: '' },
  };
  await desk.edit('company', (value) => Object.assign(value, settings, { phone: '+47 67 00 00 09' }));
  const { body } = await restore(desk, (await editions()).at(-1).id);
  expect(body.keptSettings).toEqual(['Publisering', 'Skjematjeneste', 'Databehandlere']);
  expect(JSON.parse(await desk.read('content/company.json'))).toMatchObject({
    ...settings,
    phone: facts.phone,
  });
});

it('what is overwritten is kept, also when nothing is known of what was published', async () => {
  const desk = await openDesk(build);
  await cp(path.join(desk.root, 'content'), path.join(desk.root, kept, 'old/content'), { recursive: true });
  const edition = { at: '2026-01-01T00:00:00.000Z', kind: 'kept', changes: [] };
  await desk.write(`${kept}/old/edition.json`, JSON.stringify(edition));
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 09'));
  await restore(desk, 'old');
  expect(await phoneOf(desk)).toBe(facts.phone);
  const [newest] = (await desk.ask('GET', '/editions')).body;
  await restore(desk, newest.id);
  expect(await phoneOf(desk)).toBe('+47 67 00 00 09');
});
