import { expect, it, vi } from 'vitest';
import { routes } from '../../src/screens/routes.ts';
import { languageCodes } from '../../tables/languages.ts';
import { contactCard } from '../discovery/discovery-files.ts';
import { structuredData } from '../discovery/structured-data.ts';
import { type Edit, sampleProject } from '../testing/sample-project.ts';
import { readSite, type Site } from './read-site.ts';

/** Everything that is written from the facts: texts of every language, structured data, contact card. */
function everythingFrom({ company, content, texts }: Site): string {
  const pages = routes.flatMap((route) =>
    languageCodes.map((language) => {
      const empty = { html: '', canonical: company.url, heading: '', trail: [] };
      const page = { ...texts[language][route.screen].meta, ...empty, language };
      const facts = { route, page, preview: '', texts: texts[language], photos: [] };
      return JSON.stringify(structuredData(company, facts));
    }),
  );
  return [...content.files.values(), ...pages, contactCard(company)].join('\n').replaceAll('\u00a0', ' ');
}

it('the year of the footer is that in which the page is composed', async () => {
  vi.setSystemTime('2031-03-01');
  const { content } = await readSite(await sampleProject());
  vi.useRealTimers();
  for (const language of languageCodes)
    expect(await content.load('shared', language)).toHaveProperty('year', 2031);
});

it('has each fact once: what is changed in company.json changes everywhere', async () => {
  const intro = '{founded}, {fleet}, {hours}, {phone}, {grainSizes} til {sweepingDoneBy}.';
  const words = languageCodes.map((code): Edit => ['about.json', `${code}.banner.intro`, intro]);
  const read = async (...edits: Edit[]) =>
    everythingFrom(await readSite(await sampleProject(...words, ...edits)));
  const old = ['2001', '3 maskiner', '16:00', '+47 00 11 22 33', '2–4 mm', '20. mai', '20 May'];
  const before = await read();
  expect(old.filter((fact) => !before.includes(fact))).toEqual([]);

  const monday = { opens: '08:00', closes: '15:00' };
  const closed = { tuesday: null, wednesday: null, thursday: null, friday: null };
  const facts = {
    founded: 2002,
    machines: 1,
    openingHours: { monday, ...closed, saturday: null, sunday: null },
    phone: '+47 00 44 55 66',
    gritGrainSizes: [[8, 11]],
    sweepingDoneBy: '05-01',
  };
  const edits = Object.entries(facts).map(([at, value]): Edit => ['company.json', at, value]);
  const after = await read(...edits);
  expect(old.filter((fact) => after.includes(fact))).toEqual([]);
  const hours = '"closes":"15:00"';
  // The words after the number are those of one.
  const changed = ['2002', '1 maskin,', hours, '+47 00 44 55 66', '8–11 mm', '1. mai', '1 May'];
  expect(changed.filter((fact) => !after.includes(fact))).toEqual([]);
});
