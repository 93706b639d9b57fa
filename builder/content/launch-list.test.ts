import { expect, it, vi } from 'vitest';
import { sampleProject } from '../testing/sample-project.ts';
import { readLaunchList, warnBeforeLaunch } from './launch-list.ts';

const placeholders: [at: string, value: unknown][] = [
  ['name', 'Lommedalen Vei & Grunn'],
  ['phone', '+47 00 00 00 00'],
  ['email', 'post@example.no'],
  ['street', 'Gateadresse 1'],
  ['url', 'https://www.example.no'],
  ['facebook', 'https://www.facebook.com/'],
  ['icePlaningDocument', 'https://www.example.no/ishovling.pdf'],
  ['formService.endpoint', 'https://skjema.example.no/melding'],
  ['picturesAreIllustrations', true],
];

it('the launch list is empty when every fact is real', async () => {
  const { items } = await readLaunchList(await sampleProject());
  expect(items).toEqual([]);
});

it.each(placeholders)('it leads to the line of the placeholder %s', async (at, value) => {
  const { items } = await readLaunchList(await sampleProject(['company.json', at, value]));
  expect(items.map(({ path }) => path.join('.'))).toEqual([at]);
});

it('a build that leaves something out prints it, and only then', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await warnBeforeLaunch(await sampleProject());
  expect(warn).not.toHaveBeenCalled();
  await warnBeforeLaunch(await sampleProject(['company.json', 'phone', '+47 00 00 00 00']));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/bare nuller[\s\S]*company\.json:\d/));
  await warnBeforeLaunch(await sampleProject(['company.json', 'picturesAreIllustrations', true]));
  expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/^\nKlart [\s\S]*kan vente:\n- Bildene/));
});
