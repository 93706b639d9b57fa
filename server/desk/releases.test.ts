import { expect, it, vi } from 'vitest';
import type { ListedRelease } from '../../content-model/desk/contract.ts';
import { company } from './testing/examples.ts';
import { openDesk, type TestDesk } from './testing/open-desk.ts';

const phones = ['+47 67 00 00 02', '+47 67 00 00 03'];

async function published(...others: string[]) {
  const desk = await openDesk();
  await desk.publish();
  for (const phone of others) {
    await desk.edit('company', (value) => (value.phone = phone));
    await desk.publish();
  }
  const list = async (): Promise<ListedRelease[]> => (await desk.ask('GET', '/releases')).body;
  return { desk, list };
}

const restore = (desk: TestDesk, number: unknown) => desk.ask('POST', `/releases/${number}/restore`);

const phoneOf = async (desk: TestDesk) => JSON.parse(await desk.read('content/company.json')).phone;

it('an earlier release can be online again', async () => {
  const { desk, list } = await published(...phones);
  const kind = 'published';
  expect(await list()).toMatchObject([
    { number: 3, kind, changes: ['Firmaet'], isLive: true },
    { number: 2, kind, changes: ['Firmaet'], isLive: false },
    { number: 1, kind, changes: [], isLive: false },
  ]);
  expect(await desk.ask('POST', '/releases/1/show')).toMatchObject({ status: 200 });
  expect((await list()).map(({ isLive }) => isLive)).toEqual([false, false, true]);
  expect(await phoneOf(desk)).toBe(phones[1]);
});

it('restored texts are unpublished changes, and can be undone', async () => {
  const { desk, list } = await published(...phones);
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 09'));
  await desk.create('sno', {});
  await restore(desk, 1);
  expect(await phoneOf(desk)).toBe(company.phone);
  const { documents } = (await desk.ask('GET', '/overview')).body.changes;
  expect(documents[0]).toEqual({ id: 'company', title: 'Firmaet' });

  const [newest] = await list();
  expect(newest).toMatchObject({ number: 4, kind: 'unpublished', changes: ['Firmaet', 'Nyhet: Snø'] });
  for (const gone of ['4', '1e0', '01', '0x1', '1.0'])
    expect((await desk.ask('POST', `/releases/${gone}/show`)).status, gone).toBe(404);
  await restore(desk, 4);
  expect(await phoneOf(desk)).toBe('+47 67 00 00 09');
  expect(await desk.list('content/news')).toContain('sno.json');
  // Texts that a release has need no copy.
  const count = (await list()).length;
  for (const number of [1, 3, 1]) await restore(desk, number);
  expect(await list()).toHaveLength(count);
});

it('a release of unpublished texts does not name an article that is deleted before it', async () => {
  let isHeld = false;
  let finish: (() => void) | undefined;
  const hold = () => new Promise<void>((resolve) => (finish = resolve));
  const desk = await openDesk(async () => {
    if (isHeld) await hold();
  });
  await desk.publish();
  await desk.edit('company', (value) => (value.phone = phones[0]));
  isHeld = true;
  const publishing = desk.publish();
  await vi.waitFor(() => expect(finish).toBeDefined());
  await desk.edit('company', (value) => (value.phone = phones[1]));
  await desk.create('sno', {});
  const restoring = restore(desk, 1);
  // The release waits for the publication.
  await desk.ask('GET', '/overview');
  await desk.remove('articles/sno');
  finish?.();
  await publishing;
  expect(await restoring).toMatchObject({ status: 200 });
  const [newest] = (await desk.ask('GET', '/releases')).body;
  expect(newest).toMatchObject({ kind: 'unpublished', changes: ['Firmaet'] });
});

it('restored texts leave unpublished articles as they are', async () => {
  const { desk, list } = await published();
  await desk.create('sno', {});
  await desk.create('utkast', { no: { title: 'Utkast', text: '' } });
  await desk.create('venter', { shown: false });
  await desk.publish();
  await desk.edit('articles/sno', (value) => (value.shown = false));
  await desk.edit('articles/utkast', (value) => (value.no.title = 'Ny tittel'));
  await desk.remove('articles/venter');
  const { documents } = (await desk.ask('GET', '/overview')).body.changes;
  expect(documents).toMatchObject([{ id: 'articles/sno' }]);
  await restore(desk, 2);
  expect(await desk.list('content/news')).toEqual(['sno.json', 'utkast.json']);
  expect(await desk.read('content/news/utkast.json')).toContain('Ny tittel');
  expect(JSON.parse(await desk.read('content/news/sno.json')).shown).toBe(true);
  await restore(desk, 1);
  expect(await desk.list('content/news')).toEqual(['utkast.json']);
  expect(await list()).toMatchObject([{ kind: 'unpublished' }, { number: 2 }, { number: 1 }]);
});

it('texts can be restored while a publication starts', async () => {
  const { desk, list } = await published(...phones);
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 09'));
  const [restored, lines] = await Promise.all([restore(desk, 1), desk.publish()]);
  expect(restored.status).toBe(200);
  expect(lines.at(-1)).not.toHaveProperty('failed');
  expect(await phoneOf(desk)).toBe(company.phone);
  expect((await list()).length).toBeGreaterThan(3);
});

it('a release that is gone is not restored', async () => {
  const { desk } = await published();
  const before = await desk.content();
  for (const gone of ['99', 'none', '%2e%2e%2fcompany']) expect((await restore(desk, gone)).status).toBe(404);
  expect(await desk.content()).toEqual(before);
});

it('restored texts leave settings as they are', async () => {
  const { desk } = await published();
  const settings = {
    formService: { endpoint: 'https://skjema.ny.no/', answerIsReadable: true },
    processors: { formService: 'Ny', webHost: 'Ny', mailHost: '', backupHost: '' },
  };
  await desk.edit('company', (value) => Object.assign(value, settings, { phone: '+47 67 00 00 09' }));
  const { body } = await restore(desk, 1);
  expect(body.keptSettings).toEqual(['Mottaker av skjemaet', 'De som har kundenes opplysninger']);
  expect(JSON.parse(await desk.read('content/company.json'))).toMatchObject({
    ...settings,
    phone: company.phone,
  });
});

it('a damaged release is reported, and blocks nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const files = { 'var/releases/3/release.json': '{"number": 3' };
  const desk = await openDesk(undefined, {}, files);
  const { systemWarning } = (await desk.ask('GET', '/overview')).body;
  expect(systemWarning).toContain('releases/3');
  expect((await desk.publish()).at(-1)).not.toHaveProperty('failed');
  expect((await desk.ask('GET', '/releases')).body).toMatchObject([{ number: 4, isLive: true }]);
});

it('notices are told apart by their words', async () => {
  const { desk, list } = await published();
  for (const no of ['Vi brøyter nå', 'Vi strør nå'])
    await desk.ask('POST', '/notice', { no, en: '', until: 'day' });
  await desk.ask('DELETE', '/notice');
  expect((await list()).map(({ words }) => words)).toEqual([
    'Tatt ned',
    '«Vi strør nå»',
    '«Vi brøyter nå»',
    '',
  ]);
});
