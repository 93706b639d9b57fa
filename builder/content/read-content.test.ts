import { describe, expect, it } from 'vitest';
import { ContentError } from '../../content-model/problems.ts';
import { type ServiceName, serviceNames } from '../../content-model/routes.ts';
import { type Edit, sampleContent } from '../testing/sample-project.ts';
import { readContentProblems } from './read-content.ts';

const now = new Date('2026-11-27T12:00:00Z');

const off = (service: ServiceName): Edit => ['services.json', `shown.services.${service}`, false];

const question = { question: 'Hva?', answer: 'Ja.' };
it.each<[file: string, at: string, value: unknown, sentence: string]>([
  // The length is that of the words which visitors see.
  ['about', 'no.meta.title', 'Ring {phone} eller {phone} eller {phone} eller {phone}', 'den har 86 tegn'],
  ['about', 'no.meta.title', '{founded}', 'er for kort: den har 4 tegn og må ha minst 8'],
  ['contact', 'no.form.title', '{fone}', 'har «{fone}», som ikke er en opplysning om firmaet'],
  [
    'gallery',
    'pictures.photos',
    ['sample', 'sample'],
    '(pictures.photos[2]): «Bilde» er det samme som nummer 1',
  ],
  ['about', 'pictures.banner', '', 'må velges'],
  ['company', 'founded', 2027, '(founded): «Startet» kan ikke være høyere enn 2026.'],
])('%s.json is refused where %s is %j, with file, path and field', async (name, at, value, sentence) => {
  const problems = await readContentProblems(sampleContent([`${name}.json`, at, value]), now);
  expect(new ContentError(problems).message).toContain(sentence);
});

it('problems of several files are reported together', async () => {
  const content = sampleContent();
  content.files.delete('content/about.json');
  content.files.set('content/home.json', '{');
  const problems = await readContentProblems(content, now);
  expect(problems.map(({ file }) => file)).toEqual(['content/home.json', 'content/about.json']);
});

describe('what no visitor sees stops nobody', () => {
  const half = { date: '2027-01-01', shown: false, picture: 'gone', no: { title: '', text: '[a](b)' } };

  it.each<[what: string, Edit[]]>([
    ['an article that is off', [['news/half.json', '', half]]],
    ['a photo that nothing shows', [['pictures/unused.json', '', { focus: [200, 50] }]]],
    ['a service that is off', [off('winter'), ['winter.json', 'no.price', '{none}']]],
    [
      'a part that is off',
      [
        ['winter.json', 'shown.rows.plowing', false],
        ['winter.json', 'no.rows.plowing.title', ''],
        ['winter.json', 'pictures.rows.plowing', 'gone'],
      ],
    ],
    [
      'a question without an answer',
      [['winter.json', 'no.questions', [question, { question: '', answer: '' }]]],
    ],
    ['a photo of the gallery that is gone', [['gallery.json', 'pictures.photos', ['sample', 'gone']]]],
  ])('%s', async (_what, edits) => {
    expect(await readContentProblems(sampleContent(...edits), now)).toEqual([]);
  });
});

it('a site without a service is refused', async () => {
  const problems = await readContentProblems(sampleContent(...serviceNames.map(off)), now);
  expect(problems).toMatchObject([{ path: ['shown', 'services'], message: 'Må ha minst én tjeneste.' }]);
});
