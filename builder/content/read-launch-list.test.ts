import { expect, it } from 'vitest';
import { sampleFiles } from '../../content-model/testing/sample.ts';
import { type Edit, sampleContent } from '../testing/sample-project.ts';
import { readLaunchList, reportBeforeLaunch } from './read-launch-list.ts';

const placeholders: [at: string, value: unknown][] = [
  ['name', 'Lommedalen Vei & Grunn'],
  ['phone', '+47 00 00 00 00'],
  ['email', 'post@example.no'],
  ['street', 'Gateadresse 1'],
  ['url', 'https://www.example.no'],
  ['facebook', 'https://www.facebook.com/'],
  ['icePlaningDocument', 'https://www.example.no/ishovling.pdf'],
  ['formService.endpoint', 'https://skjema.example.no/melding'],
];

it('the launch list is empty when every fact is real', async () => {
  const items = readLaunchList(sampleContent())?.items;
  expect(items).toEqual([]);
});

it('the launch list takes an address that is typed in part', async () => {
  const items = readLaunchList(sampleContent(['company.json', 'email', 'post@ex ample.no']))?.items;
  expect(items).toEqual([]);
});

it.each(['services.json shown.services.winter', 'winter.json shown.rows.icePlaning'])(
  'the document about ice planing is no task without %s',
  async (place) => {
    const [file = '', at = ''] = place.split(' ');
    const document: Edit = ['company.json', 'icePlaningDocument', 'https://www.example.no/is.pdf'];
    const items = readLaunchList(sampleContent(document, [file, at, false]))?.items;
    expect(items).toEqual([]);
  },
);

it.each(placeholders)('the launch list leads to the placeholder %s', async (at, value) => {
  const items = readLaunchList(sampleContent(['company.json', at, value]))?.items;
  expect(items?.map(({ path }) => path.join('.'))).toEqual([at]);
});

it('the report separates required and optional items', async () => {
  expect(await reportBeforeLaunch(sampleContent())).toEqual({ isReady: true, report: '' });
  const phone = await reportBeforeLaunch(sampleContent(['company.json', 'phone', '+47 00 00 00 00']));
  expect(phone.isReady).toBe(false);
  expect(phone.report).toMatch(/mangler[\s\S]*bare nuller[\s\S]*company\.phone/);
  // The first is the stock picture, which may be drawn.
  const [, file = ''] = Object.keys(sampleFiles()).filter((name) => name.startsWith('pictures/'));
  const drawn = sampleContent([file, 'photo', false]);
  const { isReady, report } = await reportBeforeLaunch(drawn);
  expect([isReady, report]).toEqual([true, expect.stringMatching(/^\nDette kan vente:\n- 1 av bildene/)]);
});
