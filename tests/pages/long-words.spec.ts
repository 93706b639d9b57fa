import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { ComposedSite } from '../../builder/compose/compose-site.ts';
import { companyFile, companySchema } from '../../content-model/company.ts';
import { articleFile } from '../../content-model/content-files.ts';
import { noticeFile } from '../../content-model/notice.ts';
import { articlePath } from '../../content-model/paths.ts';
import { pictureFile, pictureSchema } from '../../content-model/pictures.ts';
import { mapTexts, metaOf } from '../../content-model/schema-tree.ts';
import { screenFileNames, screenFilePath, screenSchemas } from '../../content-model/screen-schemas.ts';
import { maximalNotice } from '../../content-model/testing/sample.ts';
import { composeTestSite, showSite } from '../support/compose-test-site.ts';
import { overflow } from '../support/page.ts';
import { addressesOf, everyPath, root } from '../support/site.ts';
import { expect, inBothLanguages, matrixInEngines, test } from '../support/test.ts';
import { pictures } from '../support/texts.ts';

// Norwegian compounds have no end: every text of the owner may have a word of sixty letters.

let count = 0;
const longWord = () => `Nummer${++count}${'snøbrøytingsberedskap'.repeat(3)}`.slice(0, 60);

/** Returns a file of content/ with long words as its texts. */
function withLongWords(file: string, schema: z.ZodType): [file: string, source: string] {
  const value = mapTexts(schema, JSON.parse(readFileSync(path.join(root, file), 'utf8')), (text, field) => {
    const { max, hiddenInDesk, slot } = metaOf(field);
    if (typeof max !== 'number' || hiddenInDesk || slot) return text;
    return `${longWord()} ${longWord()}`.slice(0, max).trim();
  });
  return [file, JSON.stringify(value)];
}

const word = longWord();
const text = `${word} **${word}** [${word}](/contact)\n\n## ${word}\n• ${word}`;
const translation = { title: word, text };
const date = '2026-01-01';
const article = JSON.stringify({
  date,
  shown: true,
  picture: null,
  no: translation,
  en: translation,
});

let site: ComposedSite;
test.beforeAll(async () => {
  const screens = screenFileNames.map((name) => withLongWords(screenFilePath(name), screenSchemas[name]));
  site = await composeTestSite({
    ...Object.fromEntries(screens),
    ...Object.fromEntries([withLongWords(companyFile, companySchema)]),
    ...Object.fromEntries(
      Object.keys(pictures).map((name) => withLongWords(pictureFile(name), pictureSchema)),
    ),
    // The second article links to both others.
    ...Object.fromEntries(['en', 'to', 'tre'].map((slug) => [articleFile(slug), article])),
    [noticeFile]: JSON.stringify(maximalNotice()),
  });
});

test.use({ viewport: { width: 320, height: 640 } });

inBothLanguages((language) => {
  test('no long word widens a page', matrixInEngines, async ({ page, visit }) => {
    await showSite(page, site);
    const picture = path.join(root, 'public/brand/stock.svg');
    await page.route('**/pictures/**', (route) => route.fulfill({ path: picture }));
    for (const address of [...everyPath, articlePath('to')]) {
      await visit(addressesOf(address)[language]);
      expect.soft(await overflow(page), address).toBeLessThanOrEqual(0);
    }
  });
});
