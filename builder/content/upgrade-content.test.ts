import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { sampleProject } from '../testing/sample-project.ts';
import { upgradeContent } from './upgrade-content.ts';

function contentOf(folder: string) {
  const read = (file: string) => readFileSync(path.join(folder, 'content', file), 'utf8');
  const files = readdirSync(path.join(folder, 'content'), { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(files.filter((file) => file.endsWith('.json')).map((file) => [file, read(file)]));
}

it('upgrades content of 1.1.0, except unreadable files', async () => {
  const onCall = 'Vakttelefon: {phone}, hele døgnet om vinteren.';
  const folder = temporaryFolder({
    'content/version.json': '{"version": 4}',
    'content/excavation.json': '{"no": {"fact": {"text": "Dette gjør vi:"}}, "parts": [{"part": "price"}]}',
    'content/winter.json':
      '{"no": {"agreement": {"title": "Avtalen", "points": ["Stikker"]}}, "en": {"agreement": {"points": [""]}}, "parts": []}',
    'content/shared.json': '{"no": {}, "en": {}}',
    'content/contact.json': JSON.stringify({
      no: { details: { onCall } },
      en: { details: { onCall: 'Call.' } },
    }),
    'content/about.json': '{"no": {}}',
    'content/news/odelagt.json': '{"date',
    'content/news/ute.json': '{"date": "2026-11-20", "hold": false, "no": {"text": "Hei"}}',
    'content/news/venter.json': '{"date": "2026-11-20", "hold": true, "no": {"text": "Hei"}}',
    'content/news/uten-tekst.json': '{"date": "2026-11-20", "no": {"text": ""}}',
    'content/news/uten-dag.json': '{"date": "i dag", "no": {"text": "Hei"}}',
  });
  const description = `${'a'.repeat(155 - ' i '.length - 24)} i {place}`;
  const home = {
    no: { meta: { description }, hero: { title: 'Vi brøyter i\u00a0{mainArea}' } },
    en: { hero: { title: 'Snow clearing in {place} and {mainArea}' } },
  };
  writeFileSync(path.join(folder, 'content/home.json'), JSON.stringify(home));
  writeFileSync(path.join(folder, 'content/company.json'), '{"place": "Jevnaker"}');
  await upgradeContent(folder);
  const { 'version.json': version = '', 'news/odelagt.json': damaged, ...files } = contentOf(folder);
  expect(JSON.parse(version)).toEqual({ version: expect.any(Number) });
  const value = (file: string) => JSON.parse(files[file] ?? '');
  expect(value('excavation.json')).toMatchObject({ no: { works: { text: 'Dette gjør vi:' } } });
  const ruler = { title: expect.any(String), intro: expect.any(String) };
  expect(value('winter.json')).toEqual({
    no: { agreement: { title: 'Avtalen', points: [{ question: 'Stikker', answer: '' }] }, ruler },
    en: { agreement: { points: [{ question: '', answer: '' }] }, ruler },
  });
  expect(JSON.stringify(files)).not.toContain('parts');
  expect(value('shared.json').no).toEqual({ onCallHours: 'hele døgnet om vinteren' });
  expect(value('shared.json').en).toEqual({ onCallHours: '' });
  expect(value('news/ute.json')).toEqual({
    date: '2026-11-20',
    readyAt: '2026-11-20T00:00:00Z',
    no: { text: 'Hei' },
  });
  for (const name of ['venter', 'uten-tekst', 'uten-dag'])
    expect(value(`news/${name}.json`).readyAt, name).toBeNull();
  // A summary without room for the longest words before a place keeps its own.
  expect(value('home.json')).toEqual({
    no: { meta: { description }, hero: { title: 'Vi brøyter {inMainArea}' } },
    en: { hero: { title: 'Snow clearing {inPlaceAndMainArea}' } },
  });
  expect(value('company.json')).toEqual({
    place: 'Jevnaker',
    placesWithPaa: [],
    contactPerson: { name: '', role: { no: '', en: '' }, picture: null },
  });
  expect([files['about.json'], damaged]).toEqual(['{"no": {}}', '{"date']);
  const { ino } = statSync(path.join(folder, 'content/winter.json'));
  await upgradeContent(folder);
  expect(statSync(path.join(folder, 'content/winter.json')).ino).toBe(ino);
});

it('takes content without a version as current only if nothing is wrong with it', async () => {
  const current = await sampleProject();
  rmSync(path.join(current, 'content/version.json'), { force: true });
  await upgradeContent(current);
  expect(JSON.parse(contentOf(current)['version.json'] ?? '')).toEqual({ version: expect.any(Number) });
  const earlier = temporaryFolder({ 'content/version.json': '{"version": 3}', 'content/home.json': '{}' });
  const unknown = temporaryFolder({ 'content/home.json': '{}' });
  for (const folder of [earlier, unknown]) await expect(upgradeContent(folder)).rejects.toThrow('1.1.0');
});

it('refuses content of a newer version', async () => {
  const folder = temporaryFolder({
    'content/version.json': '{"version": 999}',
    'content/news/sno.json': '{}',
  });
  const before = contentOf(folder);
  await expect(upgradeContent(folder)).rejects.toThrow(
    'En nyere versjon av programmet har skrevet innholdet.',
  );
  expect(contentOf(folder)).toEqual(before);
});
