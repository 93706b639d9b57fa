import { expect, it, vi } from 'vitest';
import { type Edit, sampleProject } from '../testing/sample-project.ts';
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

it('the launch list is empty when every fact is real, and names what may be added', async () => {
  const { items, optional } = await readLaunchList(await sampleProject());
  expect(items).toEqual([]);
  const titles = optional.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Forsikring', 'Referanser', 'Ferdig brøytet']));
});

it.each(placeholders)('it leads to the line of the placeholder %s', async (at, value) => {
  const { items } = await readLaunchList(await sampleProject(['company.json', at, value]));
  expect(items.map(({ path }) => path.join('.'))).toEqual([at]);
});

it('lists what the site promises: what it says of every firm, and what the owner has ticked', async () => {
  const sentencesOf = async (...edits: Edit[]) =>
    (await readLaunchList(await sampleProject(...edits))).promises.map(({ sentence }) => sentence);
  const always = await sentencesOf();
  expect(always).toEqual(
    expect.arrayContaining(['Befaringen er gratis.', 'Vårfeiingen er ferdig til 20. mai.']),
  );
  const ticked = await sentencesOf(['company.json', 'promises.cablesLocated', true]);
  expect(ticked).toEqual([...always, 'Dere får kabler og rør påvist før dere graver.']);
});

it('a build that leaves something out prints it, and only then', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await warnBeforeLaunch(await sampleProject());
  expect(warn).not.toHaveBeenCalled();
  await warnBeforeLaunch(await sampleProject(['company.json', 'phone', '+47 00 00 00 00']));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/bare nuller[\s\S]*company\.json:4/));
  await warnBeforeLaunch(await sampleProject(['company.json', 'picturesAreIllustrations', true]));
  expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/^\nKlart [\s\S]*kan vente:\n- Bildene/));
});
