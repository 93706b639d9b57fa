import type { Company } from '../../schema/company.ts';
import type { Placements, TextFiles, TextName } from '../../schema/content.ts';
import type { Article } from './article.ts';
import type { Picture } from './picture.ts';

/** The texts of every screen in one language, with the facts filled in. */
export type Texts = TextFiles & {
  /** The opening hours, one line per group of days. */
  contact: { details: { hoursLines: { days: string; time: string }[] } };
};

type Placed<T> = T extends string ? Picture : { [Key in keyof T]: Placed<T[Key]> };

/** The pictures of every screen, by their keys in content/placements.json. */
export type Pictures = { [Name in TextName]: Placed<Placements[Name]> };

/** Where the message form posts, and whether the response can be read (docs/form-service.md). */
export type FormService = Company['formService'];

/** One text file in one language, with the pictures of its screen. */
export type Content<Name extends TextName> = {
  name: Name;
  texts: Texts[Name];
  pictures: Pictures[Name];
} & (Name extends 'news' ? { articles: Article[] } : unknown) &
  (Name extends 'contact' ? { formService: FormService } : unknown);

type ScreenName = Exclude<TextName, 'shared'>;

/** The props of a screen. */
export type ScreenContent<Name extends ScreenName = ScreenName> = Name extends ScreenName
  ? Content<Name>
  : never;
