import { createHash } from 'node:crypto';
import { contentFile, type LoadContent } from '../../src/content/fetch-content.ts';
import type { SiteConfig } from '../config/site-config.ts';
import type { ArticleFile } from '../news/read-article.ts';
import { articlesIn } from '../news/read-news.ts';
import type { Catalogue } from '../pictures/catalogue.ts';
import { pictureFinder, placePictures } from '../pictures/place-pictures.ts';
import { checkTexts } from './check-texts.ts';
import { type Language, readTexts } from './read-texts.ts';

/** All texts with their pictures, in both languages. */
export interface SiteContent {
  /** The address of their folder; it changes with any of them. */
  folder: string;
  load: LoadContent;
  /** One JSON file per screen and language, by its address. */
  files: ReadonlyMap<string, string>;
}

const languages: Language[] = ['no', 'en'];

/**
 * Reads and checks content/. `placements` names the screens and their pictures, `news` are
 * the articles of the news page.
 */
export async function readContent(
  root: string,
  config: SiteConfig,
  catalogue: Catalogue,
  placements: Record<string, unknown>,
  news: readonly ArticleFile[],
): Promise<SiteContent> {
  const { formEndpoint, formAnswerIsReadable } = config;
  const formService = { endpoint: formEndpoint, answerIsReadable: formAnswerIsReadable };
  const files = new Map<string, string>();
  for (const name of Object.keys(placements)) {
    const [no, en] = await Promise.all(languages.map((language) => readTexts(root, name, language, config)));
    checkTexts(name, no, en);
    for (const [language, texts] of [
      ['no', no],
      ['en', en],
    ] as const) {
      const { illustration } = await readTexts(root, 'shared', language, config);
      const prefix = config.picturesAreIllustrations ? `${illustration}: ` : '';
      const pictureOf = pictureFinder(catalogue, language, prefix);
      const pictures = placePictures(placements[name], pictureOf);
      files.set(
        contentFile('', name, language),
        JSON.stringify({
          name,
          texts,
          pictures,
          ...(name === 'news' && { articles: articlesIn(news, language, pictureOf) }),
          ...(name === 'contact' && { formService }),
        }),
      );
    }
  }
  const hash = createHash('sha256')
    .update([...files].join())
    .digest('hex')
    .slice(0, 8);
  const folder = `/content/${hash}`;

  return {
    folder,
    load: async (name, language) => JSON.parse(files.get(contentFile('', name, language)) ?? 'null'),
    files: new Map([...files].map(([file, json]) => [folder + file, json])),
  };
}
