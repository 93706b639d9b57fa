import { readFileSync } from 'node:fs';
import path from 'node:path';
import { encodedFolder } from '../../builder/pictures/encoded-pictures.ts';
import { forEachLanguage, type Language } from '../../common/languages.ts';
import { localizePath } from '../../common/localized-path.ts';
import { routes as allRoutes, isService } from '../../content-model/routes.ts';
import { screenFilePath } from '../../content-model/screen-schemas.ts';

export const root = path.join(import.meta.dirname, '../..');

/** Those of `npm start`, so that no test encodes them again. */
export const encodedPictures = encodedFolder(path.join(root, 'var'));

export const sitePort = Number(process.env.TEST_PORT ?? 4273);
export const messagesPort = Number(process.env.TEST_MESSAGES_PORT ?? 4274);

export const siteUrl = `http://localhost:${sitePort}`;
/** The address to which the form of the tests' site posts. */
export const messagesUrl = `http://localhost:${messagesPort}/melding/`;
/** Requests of the form, whose path is the visitor's language. */
export const messageRequests = `${messagesUrl}*`;
export const testFormService = { endpoint: `${messagesUrl}{language}`, answerIsReadable: false };

// Two runs on different ports do not share a folder.
const folder = path.join(root, '.cache', sitePort === 4273 ? 'test-site' : `test-site-${sitePort}`);
export const siteFolder = path.join(folder, 'site');
export const messagesFolder = path.join(folder, 'messages');
export const dataFolder = folder;

/** A path that has no screen: it shows the 404 page. */
export const unknownPath = '/finnes/ikke';

const { shown } = JSON.parse(readFileSync(path.join(root, screenFilePath('services')), 'utf8'));

/** The routes that the site has: all but those of services that are off. */
export const routes = allRoutes.filter(({ screen }) => !isService(screen) || shown.services[screen]);

export const everyPath: readonly string[] = [...routes.map(({ path }) => path), unknownPath];

type Service = Extract<(typeof routes)[number], { path: `/services/${string}` }>;

/** The service pages that the site has, in the order of the navigation. */
export const services = routes.filter((route): route is Service => route.path.startsWith('/services/'));

/** The address of a path in each language. */
export function addressesOf(path: string): Record<Language, string> {
  return forEachLanguage((language) => localizePath({ path, language }));
}
