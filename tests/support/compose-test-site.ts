import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  type ComposedSite,
  composeSite,
  renderFile,
  renderHtmlPage,
} from '../../builder/compose/compose-site.ts';
import { readContentFolder } from '../../builder/content/content-source.ts';
import type { CompanyOverrides } from '../../builder/content/read-content.ts';
import { contentTypeOf } from '../../builder/output/headers.ts';
import { ensureSiteBundle } from '../../builder/vite/bundles.ts';
import { forEachLanguage } from '../../common/languages.ts';
import { photoFile, pictureFile } from '../../content-model/pictures.ts';
import { screenFilePath } from '../../content-model/screen-schemas.ts';
import { encodedPictures, root, siteUrl, testFormService } from './site.ts';
import { files, pictures } from './texts.ts';

/** Composes the site with other files in content/; null for a missing one. */
export async function composeTestSite(
  files: Record<string, string | null>,
  { formService = testFormService, now = new Date() }: CompanyOverrides & { now?: Date } = {},
): Promise<ComposedSite> {
  const documents = new Map((await readContentFolder(root)).files);
  for (const [file, text] of Object.entries(files)) {
    if (text === null) documents.delete(file);
    else documents.set(file, text);
  }
  return composeSite(
    encodedPictures,
    { root, files: documents },
    await ensureSiteBundle(root),
    { formService },
    now,
  );
}

/** Composes the site with this number of photos in the gallery. */
export async function composeGallery(count: number): Promise<ComposedSite> {
  const { gallery } = files;
  const [first = ''] = gallery.pictures.photos;
  const photos = Array.from({ length: count }, (_, index) => `photo-${index + 1}`);
  const folder = path.join(root, '.cache/galleries', `${process.env.TEST_PARALLEL_INDEX}-${count}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(root, 'content'), path.join(folder, 'content'), { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(path.join(folder, file), JSON.stringify(value));
  for (const name of photos) {
    cpSync(path.join(root, photoFile(first)), path.join(folder, photoFile(name)));
    write(pictureFile(name), { ...pictures[first], caption: forEachLanguage(() => name) });
  }
  write(screenFilePath('gallery'), { ...gallery, pictures: { ...gallery.pictures, photos } });
  return composeSite(
    encodedPictures,
    await readContentFolder(folder),
    await ensureSiteBundle(root),
    { formService: testFormService },
    new Date(),
  );
}

/** Answers requests with a composed site instead of the tests' own. */
export async function showSite(page: Page, site: ComposedSite): Promise<void> {
  const isComposed = ({ origin, pathname }: URL) =>
    origin === siteUrl && (/^\/(content|texts|pictures)\//.test(pathname) || !pathname.includes('.'));
  await page.route(isComposed, async (route) => {
    const { pathname } = new URL(route.request().url());
    const made = await renderFile(site, pathname);
    if (made && 'file' in made) return route.fulfill({ path: made.file });
    if (made) return route.fulfill({ body: made.body, contentType: contentTypeOf(pathname) });
    const { html, status } = await renderHtmlPage(site, pathname);
    return route.fulfill({ status, body: html, contentType: 'text/html; charset=utf-8' });
  });
}
