import type { z } from 'zod';
import type labels from '../labels/no.json';
import { notFoundRoute, routes, type ScreenName } from '../tables/routes.ts';
import * as about from './about.ts';
import * as contact from './contact.ts';
import * as gallery from './gallery.ts';
import * as home from './home.ts';
import * as news from './news.ts';
import * as notFound from './not-found.ts';
import * as privacy from './privacy.ts';
import { arborist, excavation, facility, sweeping, winter } from './service-details.ts';
import * as services from './services.ts';
import * as shared from './shared.ts';
import { group } from './values.ts';

type Labels = typeof labels;
/** A screen whose words are all in labels/, `meta` included, has no text files. */
type OnlyInLabels = {
  [Name in keyof Labels]: Labels[Name] extends { meta: unknown } ? Name : never;
}[keyof Labels];

/** The owner's texts and pictures, by the name of the text files. */
export const screens = {
  shared,
  home,
  about,
  services,
  winter,
  sweeping,
  excavation,
  arborist,
  facility,
  news,
  gallery,
  contact,
  privacy,
  'not-found': notFound,
} satisfies Record<Exclude<ContentName, OnlyInLabels | 'article'>, { texts: z.ZodType; pictures: z.ZodType }>;

type Screens = typeof screens;
export type TextName = keyof Screens;
/** What the text files of a language hold. */
export type TextFiles = { [Name in TextName]: z.infer<Screens[Name]['texts']> };
/** content/placements.json: the name of a picture for every place. */
export type Placements = { [Name in TextName]: z.infer<Screens[Name]['pictures']> };

export const textNames = Object.keys(screens) as TextName[];

/** A screen, or what all of them share. */
export type ContentName = ScreenName | 'shared';

export const contentNames: readonly ContentName[] = [
  'shared',
  ...routes.map(({ screen }) => screen),
  'article',
  notFoundRoute.screen,
];

export const placements = group(
  'Bildene på sidene',
  'Bildet på hvert sted på sidene.',
  Object.fromEntries(textNames.map((name) => [name, screens[name].pictures])) as {
    [Name in TextName]: Screens[Name]['pictures'];
  },
);

export const companyFile = 'content/company.json';
export const noticeFile = 'content/notice.json';
export const placementsFile = 'content/placements.json';
export const picturesFile = 'content/pictures/pictures.json';
/** The path of a text file; `*` means every language. */
export const textFile = (name: TextName, language: string) => `content/${language}/${name}.json`;
