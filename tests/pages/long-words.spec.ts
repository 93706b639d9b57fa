import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { ComposedSite } from '../../builder/compose/compose-site.ts';
import { articleFile } from '../../builder/news/read-news.ts';
import { mapTexts, metaOf } from '../../builder/validation/schema-tree.ts';
import { companyFile, companySchema } from '../../schema/company.ts';
import { noticeFile } from '../../schema/notice-schema.ts';
import { picturesFile, picturesSchema } from '../../schema/pictures.ts';
import { screenFileNames, screenFilePath, screenSchemas } from '../../schema/screen-schemas.ts';
import { articlePath } from '../../src/routing/paths.ts';
import { composeTestSite, showSite } from '../support/compose-test-site.ts';
import { overflow, resize } from '../support/page.ts';
import { addressesOf, everyPath, root } from '../support/site.ts';
import { engines, expect, inBothLanguages, test } from '../support/test.ts';

// Norwegian compounds have no end: a word of sixty letters in every text of the owner widens no page.

let count = 0;
const longWord = () => `Nummer${++count}${'snøbrøytingsberedskap'.repeat(3)}`.slice(0, 60);

/** A file of content/ with long words in place of its texts, each as long as its field takes. */
function withLongWords(file: string, schema: z.ZodType): [file: string, source: string] {
  const value = mapTexts(schema, JSON.parse(readFileSync(path.join(root, file), 'utf8')), (text, field) => {
    const { max, hiddenInDesk, slot, longest } = metaOf(field);
    if (typeof max !== 'number' || hiddenInDesk || slot || longest) return text;
    return `${longWord()} ${longWord()}`.slice(0, max).trim();
  });
  return [file, JSON.stringify(value)];
}

const slugs = ['en', 'to', 'tre'];

function articleSource(): string {
  const word = longWord();
  const text = `${word} **${word}** [${word}](/contact)\n\n## ${word}\n• ${word}`;
  const written = { title: word, text };
  return JSON.stringify({ date: '2026-01-01', picture: null, no: written, en: written });
}

function noticeSource(): string {
  const [from, until] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const notice = { no: longWord(), en: longWord(), from, until };
  return JSON.stringify({ notice });
}

let site: ComposedSite;
test.beforeAll(async () => {
  site = await composeTestSite({
    ...Object.fromEntries(
      screenFileNames.map((name) => withLongWords(screenFilePath(name), screenSchemas[name])),
    ),
    ...Object.fromEntries([
      withLongWords(companyFile, companySchema),
      withLongWords(picturesFile, picturesSchema),
    ]),
    ...Object.fromEntries(slugs.map((slug) => [articleFile(slug), articleSource()])),
    [noticeFile]: noticeSource(),
  });
});

inBothLanguages((language) => {
  test('no long word widens a page', engines, async ({ page, visit }) => {
    await showSite(page, site);
    for (const path of [...everyPath, ...slugs.map(articlePath)]) {
      await visit(addressesOf(path)[language]);
      for (const size of ['320 640', '390 844']) {
        await resize(page, size);
        expect.soft(await overflow(page), `${path} ${size}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
