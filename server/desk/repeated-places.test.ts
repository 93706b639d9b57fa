import { expect, it } from 'vitest';
import { openDesk } from './testing/open-desk.ts';

it('a text that names the place twice in a sentence has a remark', async () => {
  const { ask, edit } = await openDesk();
  const remarks = async () =>
    (await ask('GET', '/overview')).body.textRemarks.filter(
      ({ state }: { state: string }) => state === 'repeatedPlace',
    );
  await edit('company', (value) => {
    value.place = 'Jevnaker';
    value.areaServed = ['Jevnaker'];
  });
  await edit('home', ({ no }) => {
    no.hero.title = 'Vi brøyter {inPlaceAndMainArea}';
    no.hero.description = 'Vi er fra {place}. Vi jobber {inMainArea}.';
  });
  expect(await remarks()).toEqual([]);
  await edit('home', ({ no }) => (no.hero.title = 'Vi brøyter i {place} og {mainArea}'));
  expect(await remarks()).toMatchObject([
    {
      document: 'home',
      path: ['no', 'hero', 'title'],
      message: '«Jevnaker» står to ganger i samme setning.',
    },
  ]);
  await edit('company', (value) => (value.place = 'Roa'));
  expect(await remarks()).toEqual([]);
});
