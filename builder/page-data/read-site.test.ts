import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../common/languages.ts';
import { type Company, formatVariables } from '../../content-model/company.ts';
import { exampleCompany } from '../../content-model/testing/example-company.ts';
import { type Edit, sampleContent } from '../testing/sample-project.ts';
import { companyInfo } from './compose-page-data.ts';
import { readSite } from './read-site.ts';

const now = new Date('2026-11-27T12:00:00Z');

it('a switch that content/ does not have is on', async () => {
  const { files } = await readSite(sampleContent(['winter.json', 'shown', undefined]), {}, now);
  expect(files.winter.shown).toMatchObject({ price: true, rows: { plowing: true } });
});

it('a part that is off is in no page data, in either language', async () => {
  const { texts, files } = await readSite(
    sampleContent(['winter.json', 'shown.rows.plowing', false], ['home.json', 'shown.year', false]),
    {},
    now,
  );
  for (const language of languageCodes) {
    expect(Object.keys(texts[language].winter.rows)).toEqual(['gritting', 'icePlaning']);
    expect(texts[language].home.year).toBeUndefined();
  }
  expect(files.winter.pictures.rows).not.toHaveProperty('plowing');
});

describe('a draft of any shape is composed', () => {
  const published = sampleContent();
  const compose = (...edits: Edit[]) =>
    readSite(sampleContent(...edits), {}, now, { showsAll: true, published });

  it('with what is typed where it is a text', async () => {
    const { texts, company } = await compose(
      ['company.json', 'phone', 'ring meg'],
      ['about.json', 'no.banner.title', 'a'.repeat(300)],
      ['about.json', 'no.commitment', undefined],
      ['contact.json', 'no.form.title', '{fone}'],
    );
    expect(company.phone).toBe('ring meg');
    expect(texts.no.about.banner.title).toBe('a'.repeat(300));
    expect(texts.no.about.commitment.points).toEqual([]);
    expect(texts.no.contact.form.title).toBe('{fone}');
  });

  it.each([
    ['founded', 'i fjor'],
    ['machines', null],
    ['grittingSeason.from', 'oktober'],
    ['url', 'min side'],
    ['formService.endpoint', ''],
    ['openingHours.monday', '7–'],
    ['facebook', 'http://facebook.com/firma'],
  ])('with what is published of a fact alone where %s is %j', async (at, value) => {
    const { company } = await compose(['company.json', at, value], ['company.json', 'name', 'Nytt navn']);
    expect(company).toEqual({ ...exampleCompany, name: 'Nytt navn' });
  });

  it('with the published text of a file that is no JSON', async () => {
    const draft = sampleContent();
    draft.files.set('content/about.json', '{');
    const { texts } = await readSite(draft, {}, now, { published: sampleContent() });
    expect(texts.no.about.banner.title).toMatch(/^Ord/);
    await expect(readSite(draft, {}, now)).rejects.toThrow('content/about.json');
  });

  it('with pictures that are there', async () => {
    const { files, articles } = await compose(
      ['home.json', 'pictures.hero', ['gone', 'gone', 'gone']],
      ['gallery.json', 'pictures.photos', ['gone']],
      ['news/snow.json', '', { picture: 'gone', no: { title: 'Snø', text: 'Nå\n![](gone)' } }],
    );
    const stock = files.shared.pictures.fallback;
    expect(files.home.pictures.hero).toEqual([stock, stock, stock]);
    expect([files.gallery.pictures.photos, files.home.pictures.gallery]).toEqual([[], []]);
    expect(articles[0]).toMatchObject({ date: '2026-11-27', picture: stock });
    expect(articles[0]?.no.body).toEqual([{ element: 'p', children: ['Nå'] }]);
  });

  it('with the words of a link that leads nowhere', async () => {
    const text = '[her](javascript:alert(1))';
    const { articles } = await compose(['news/snow.json', '', { no: { title: 'Snø', text } }]);
    expect(articles[0]?.no.body).toEqual([{ element: 'p', children: ['her'] }]);
  });
});

it('the footer has the current year in Oslo', async () => {
  const { pageData } = await readSite(sampleContent(), {}, new Date('2030-12-31T23:30:00Z'));
  expect(await pageData.load('shared', 'no')).toHaveProperty('year', 2031);
});

it.each([
  [{ vat: false, business: false }, '999 999 999'],
  [{ vat: true, business: true }, 'NO 999 999 999 MVA, Foretaksregisteret'],
])('the organization number has the registers beside it: %j', (registers, shown) => {
  expect(companyInfo({ ...exampleCompany, registers }, 'no').organisationNumber).toBe(shown);
});

it('a fleet of one machine is in the singular', () => {
  expect(formatVariables({ ...exampleCompany, machines: 1 }, 'no').fleet).toBe('1\u00a0maskin');
});

it('the policy names the processors of messages', () => {
  const processors = { formService: 'Skjema AS', webHost: '', mailHost: 'Post AS', backupHost: 'Kopi AS' };
  const read = (company: Partial<Company>) => {
    const variables = formatVariables({ ...exampleCompany, ...company }, 'no');
    return [variables.formService, variables.formProvider, variables.mailHost, variables.backupHost];
  };
  expect(read({})).toEqual(['en ekstern skjemaleverandør', null, null, null]);
  const named = ['en ekstern skjemaleverandør (Skjema AS)', 'Skjema AS', 'Post AS', 'Kopi AS'];
  expect(read({ processors })).toEqual(named);
  const formService = { endpoint: `${exampleCompany.url}/melding/{language}`, answerIsReadable: true };
  expect(read({ processors, formService })).toEqual([null, null, 'Post AS', 'Kopi AS']);
});
