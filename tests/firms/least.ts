import { sampleCompany, sampleFiles } from '../../builder/testing/sample.ts';
import type { Company } from '../../schema/company.ts';
import type { TextFiles } from '../../schema/content.ts';
import type { NoticeFile } from '../../schema/notice.ts';
import { optionalFacts } from '../../schema/optional-facts.ts';
import { languageCodes } from '../../tables/languages.ts';
import { serviceNames } from '../../tables/routes.ts';
import type { EditJson } from './firm.ts';

type Tree = Record<string, unknown>;

/** The least content that the check accepts: real words, but every list at its minimum, and no optional fact. */
export async function makeLeast(edit: EditJson): Promise<void> {
  const { 'company.json': _, 'placements.json': __, 'pictures/pictures.json': ___, ...files } = sampleFiles();
  const { 'notice.json': none, ...texts } = files;
  edit('notice.json', (notice: NoticeFile) => Object.assign(notice, none));
  for (const [file, sample] of Object.entries(texts)) {
    // The works of digging are eight, however they are spread over the rows.
    const isWhole = file.endsWith('/excavation.json');
    edit(file, (real: Tree) => cut(isWhole ? { ...real, rows: null } : real, sample as Tree));
  }
  for (const language of languageCodes) {
    for (const name of serviceNames.filter((one) => one !== 'excavation')) {
      edit(`${language}/${name}.json`, ({ fact }: TextFiles[typeof name]) => (fact.figure = ''));
    }
  }
  edit('company.json', (company: Company) => {
    for (const name of Object.keys(optionalFacts) as (keyof typeof optionalFacts)[]) {
      Object.assign(company, { [name]: sampleCompany[name] });
    }
    const { monday, saturday } = sampleCompany.openingHours;
    const closed = { tuesday: null, wednesday: null, thursday: null, friday: null, sunday: null };
    Object.assign(company, {
      name: 'Li AS',
      phone: '00112233',
      email: 'p@li.test',
      street: 'Li 1',
      place: 'Li',
      machines: 1,
      gritGrainSizes: [[2, 4]],
      openingHours: { monday, saturday, ...closed },
      areaServed: ['Li'],
    } satisfies Partial<Company>);
  });
}

/** Cuts every list of a value to the length that it has in a sample. */
function cut(real: Tree, sample: Tree): void {
  for (const [key, value] of Object.entries(real)) {
    const least = sample[key];
    if (Array.isArray(value) && Array.isArray(least)) value.length = least.length;
    if (typeof value === 'object' && value !== null) cut(value as Tree, least as Tree);
  }
}
