import { createHash } from 'node:crypto';
import type { Company } from '../../schema/company.ts';
import { contentNames } from '../../schema/content.ts';
import { onCallNumber } from '../../schema/wording.ts';
import { contentFile, type LoadContent, type TextList } from '../../src/content/content-file.ts';
import type { YearDays } from '../../src/content/types.ts';
import { forEachLanguage, type Language } from '../../tables/languages.ts';
import { isService } from '../../tables/routes.ts';
import { firmOf, mapLinks } from '../facts/firm.ts';
import { articlePages, newsList } from '../news/news-content.ts';
import { photosOf, pictureFinder, placePictures } from '../pictures/place-pictures.ts';
import type { CheckedContent } from './checked-content.ts';

/** The JSON files that the browser loads: texts and pictures, one file per page and language. */
export interface SiteContent {
  load: LoadContent;
  /** The addresses of the files of a language by their names: those of the screens, and those of the articles. */
  lists: Readonly<Record<Language, { screens: TextList['files']; news: TextList['files'] }>>;
  /** The JSON of every file, by its address. */
  files: ReadonlyMap<string, string>;
}

/** Returns the address of a text file; undefined for a name that is not one. */
export function addressOf({ lists }: Pick<SiteContent, 'lists'>, name: string, language: Language) {
  const { screens, news } = lists[language];
  return screens[name] ?? news[name];
}

/** Makes the text files of a site. `year` is the one in which it is composed. */
export function contentOf(site: CheckedContent, year: number): SiteContent {
  const { company, catalog, placements: placed, articles, notice, texts } = site;
  const files = new Map<string, string>();

  const listsIn = (language: Language) => {
    const write = (name: string, content: object): [name: string, address: string] => {
      const json = JSON.stringify(content);
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
      const address = contentFile(name, language, hash);
      files.set(address, json);
      return [name, address];
    };
    const prefix = company.picturesAreIllustrations ? `${texts[language].shared.illustration}: ` : '';
    const pictureOf = pictureFinder(catalog, language, prefix);
    const placedPictures = placePictures(placed, pictureOf);
    const news = {
      language,
      texts: texts[language],
      firmName: company.name,
      pictureOf,
      phoneNumbers: [company.phone, onCallNumber(company)],
    };

    const screens = contentNames
      .filter((name) => name !== 'article')
      .map((name) =>
        write(name, {
          name,
          texts: texts[language][name],
          pictures: placedPictures[name],
          ...(name === 'shared' && {
            firm: firmOf(company, language),
            year,
            ...(notice && { notice: notice[language] }),
          }),
          ...(name === 'news' && newsList(articles, news)),
          ...(name === 'home' && { yearDays: yearDays(company) }),
          ...(name === 'winter' && { icePlaningDocument: company.icePlaningDocument }),
          ...(isService(name) && { photos: photosOf(name, placed, catalog, pictureOf) }),
          ...(name === 'contact' && { formService: company.formService, map: mapLinks(company) }),
        }),
      );
    const written = [...articlePages(articles, news)].map(([slug, page]) =>
      write(`article-${slug}`, { name: 'article', ...page }),
    );
    return { screens: Object.fromEntries(screens), news: Object.fromEntries(written) };
  };

  const lists = forEachLanguage(listsIn);
  return {
    load: async (name, language) => {
      const json = files.get(addressOf({ lists }, name, language) ?? '');
      return json && JSON.parse(json);
    },
    lists,
    files,
  };
}

const yearDays = ({ grittingSeason, sweepingDoneBy }: Company): YearDays => ({
  seasonFrom: grittingSeason.from,
  seasonTo: grittingSeason.to,
  sweepingDoneBy,
});
