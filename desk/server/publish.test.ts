import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type { LaunchItem } from '../contract.ts';
import { openDesk } from './testing/desk.ts';
import { build, facts, publish, publishing } from './testing/publishing.ts';

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
    'Bildene på sidene | Om oss › Historien | Brøytestikker ved soloppgang | Dalen om vinteren',
    'Bildene på sidene | Galleri › Bildene | rekkefølgen som er publisert | ny rekkefølge',
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
