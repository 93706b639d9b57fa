import type { Page } from '@playwright/test';
import { builtCode } from '../../builder/code/built-code.ts';
import { type ComposedSite, composeSite, makeFile } from '../../builder/compose/compose-site.ts';
import { fileAt, notFoundFile } from '../../builder/document/document-files.ts';
import { contentTypeOf } from '../../builder/release/content-types.ts';
import { noticeFile } from '../../schema/content.ts';
import type { Notice } from '../../schema/notice.ts';
import { forEachLanguage } from '../../tables/languages.ts';
import { root, siteUrl } from '../support/site.ts';

/** When the notices of the tests begin: a Monday, at ten past six in the morning in Oslo. */
const monday = '2026-11-23T05:10:00Z';

export const plowing: Notice = {
  ...forEachLanguage(() => null),
  no: 'Vi brøyter nå',
  en: 'We are plowing now',
  from: monday,
  until: '2026-11-23T19:00:00Z',
};

/** Composes the site as it is published with a notice. */
export async function composeWith(notice: Notice): Promise<ComposedSite> {
  const changes = new Map([[noticeFile, JSON.stringify({ sentences: [], notice })]]);
  const code = await builtCode(root);
  return composeSite(root, { root, changes }, code, {}, new Date(monday));
}

/** Serves the pages and texts of a composed site instead of those of the tests' site, which have the same code. */
export async function serve(page: Page, site: ComposedSite): Promise<void> {
  const isComposed = ({ origin, pathname }: URL) =>
    origin === siteUrl && (/^\/(content|texts)\//.test(pathname) || !pathname.includes('.'));
  await page.route(isComposed, async (route) => {
    const { pathname } = new URL(route.request().url());
    const made = await makeFile(site, pathname);
    if (made && 'body' in made)
      return route.fulfill({ body: made.body, contentType: contentTypeOf(pathname) });
    const document = site.texts.get(fileAt(pathname));
    const body = String(await (document ?? site.texts.get(notFoundFile(pathname)))?.());
    return route.fulfill({ status: document ? 200 : 404, body, contentType: 'text/html; charset=utf-8' });
  });
}
