import { expect, it } from 'vitest';
import { openDesk } from './testing/open-desk.ts';

it('a translation is outdated until it is changed or confirmed', async () => {
  const { ask, edit, publish, read } = await openDesk();
  const title = { document: 'home', path: ['en', 'services', 'title'], state: 'outdated' };
  const { banner } = (await ask('GET', '/documents/about')).body.value.pictures;
  const alt = { document: 'pictures', path: [banner, 'alt', 'en'], state: 'outdated' };
  const remarks = async () => (await ask('GET', '/overview')).body.textRemarks;
  expect(await remarks()).toEqual([]);
  const before = (await ask('GET', '/documents/home')).body.value.no.services.title;
  await edit('home', (value) => (value.no.services.title = 'Alt vi gjør'));
  await edit('pictures', (value) => (value[banner].alt.no = 'Dalen'));
  await edit('company', (value) => (value.machines = 13));
  expect(await remarks()).toMatchObject([
    { ...title, sentence: 'Forsiden: Tjenestene › Overskrift (engelsk)' },
    alt,
  ]);
  // The key of a translation, and its Norwegian text, as version 1.1.0 names them.
  const { home } = JSON.parse(await read('content/translations.json'));
  expect(home).toEqual({ '617010f036ef': 'f6c449c0e13c' });
  await publish();
  expect(await remarks()).toMatchObject([title, alt]);
  await edit('home', (value) => (value.no.services.title = before));
  expect(await remarks()).toMatchObject([alt]);
  await edit('home', (value) => (value.no.services.title = 'Alt'));
  await edit('home', (value) => (value.en.services.title = 'All we do'));
  expect(await remarks()).toMatchObject([alt]);
  expect(await ask('POST', '/translations/confirm', alt)).toMatchObject({ status: 200 });
  expect(await remarks()).toEqual([]);
});

it('a translation that was removed is outdated again when it comes back', async () => {
  const { ask, edit } = await openDesk();
  const remarks = async () => (await ask('GET', '/overview')).body.textRemarks;
  const { en } = (await ask('GET', '/documents/home')).body.value;
  await edit('home', (value) => (value.no.services.title = 'Alt vi gjør'));
  await edit('home', (value) => (value.en.services.title = ''));
  expect(await remarks()).toMatchObject([
    { state: 'missing', isLeftOut: false, message: 'Mangler engelsk tekst. Til da står det norske der.' },
  ]);
  await edit('home', (value) => (value.en.services.title = en.services.title));
  expect(await remarks()).toMatchObject([{ state: 'outdated', path: ['en', 'services', 'title'] }]);
});

it('a moved entry has an outdated translation too', async () => {
  const { ask, edit } = await openDesk();
  await edit('services', (value) => (value.no.questions[0].answer += ' Spør oss.'));
  await edit('services', ({ no, en }) => {
    no.questions.unshift({ question: 'Hva?', answer: 'Ja.' });
    en.questions.unshift({ question: '', answer: '' });
  });
  const { textRemarks, changes } = (await ask('GET', '/overview')).body;
  expect(textRemarks).toMatchObject([
    {
      path: ['en', 'questions', 0, 'question'],
      unit: '["en","questions",0]',
      state: 'missing',
      isLeftOut: true,
    },
    { path: ['en', 'questions', 0, 'answer'], unit: '["en","questions",0]', state: 'missing' },
    { path: ['en', 'questions', 1, 'answer'], state: 'outdated' },
  ]);
  expect(changes.documents).toEqual([]);
});

it('a variable in the translation alone is reported', async () => {
  const { ask, edit, publish } = await openDesk();
  const facts = async () =>
    (await ask('GET', '/overview')).body.textRemarks.filter(
      ({ state }: { state: string }) => state === 'otherFacts',
    );
  await edit('home', ({ no, en }) => {
    no.hero.title = 'Vi brøyter {area}';
    en.hero.title = 'Snow plowing {area}';
  });
  await publish();
  const { area } = (await ask('GET', '/documents/company')).body.value;
  await edit('home', ({ no }) => (no.hero.title = 'Vi brøyter'));
  expect(await facts()).toMatchObject([
    {
      path: ['en', 'hero', 'title'],
      message: `Det engelske nevner ${area.no}. Det gjør ikke det norske lenger.`,
    },
  ]);
  await publish();
  expect(await facts()).toEqual([]);
});
