import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { mostCompany, mostNotice } from '../../builder/testing/most.ts';
import type { Company } from '../../schema/company.ts';
import type { NoticeFile } from '../../schema/notice.ts';
import type { Pictures } from '../../schema/pictures.ts';
import type { FileName, ScreenFiles } from '../../src/screens/content.ts';
import { serviceNames } from '../../src/screens/routes.ts';
import { type Language, languageCodes } from '../../tables/languages.ts';
import type { EditJson } from './firm.ts';

/** The longest content: every fact as long as its field takes, every list long, photos of all shapes. */
export async function makeLongest(edit: EditJson, content: string): Promise<void> {
  edit('company.json', (company: Company) => void Object.assign(company, mostCompany()));
  for (const language of languageCodes) lengthenTexts(edit, language);
  edit('notice.json', (file: NoticeFile) => void Object.assign(file, mostNotice()));
  const photos = await addPhotos(edit, path.join(content, 'pictures'));
  writeArticles(path.join(content, 'news'), photos);
}

/** Gives every page the questions of all pages, and every row many points. */
function lengthenTexts(edit: EditJson, language: Language): void {
  const editTexts = <Name extends FileName>(
    name: Name,
    change: (texts: ScreenFiles[Name][Language]) => unknown,
  ) => edit(`${name}.json`, (file: ScreenFiles[Name]) => change(file[language]));
  const names = ['services', ...serviceNames] as const;
  const questions: ScreenFiles['services'][Language]['questions'] = [];
  for (const name of names) editTexts(name, (texts) => questions.push(...texts.questions));
  for (const name of names) editTexts(name, (texts) => (texts.questions = questions));
  const points: ScreenFiles['winter'][Language]['agreement']['points'] = [];
  editTexts('winter', ({ agreement }) => points.push(...agreement.points));
  for (const name of serviceNames.filter((one) => one !== 'excavation')) {
    editTexts(name, ({ rows }) => {
      for (const row of Object.values(rows)) row.points.push(...points);
    });
  }
}

/**
 * Takes a third of the pictures from photos that an owner may have: upright, turned by its phone, and panoramic. Returns
 * the names of the first of each shape.
 */
async function addPhotos(edit: EditJson, folder: string): Promise<string[]> {
  const shapes = [
    { file: 'upright.jpg', width: 1200, height: 1600, orientation: 1 },
    { file: 'turned.jpg', width: 1600, height: 1200, orientation: 6 },
    { file: 'panorama.jpg', width: 3600, height: 1100, orientation: 1 },
  ];
  for (const { file, orientation, ...size } of shapes) {
    const background = '#8a9a8f';
    const photo = sharp({ create: { ...size, channels: 3, background } }).withMetadata({ orientation });
    await photo.jpeg().toFile(path.join(folder, file));
  }
  let names: string[] = [];
  edit('pictures/pictures.json', (pictures: Pictures) => {
    names = Object.keys(pictures).slice(0, shapes.length);
    for (const [index, picture] of Object.values(pictures).entries()) {
      const shape = shapes[index % 9];
      if (shape) Object.assign(picture, { file: shape.file, photo: true });
    }
  });
  return names;
}

const longTitle = (number: number) =>
  `Vi har fått maskin nummer ${number}, og brøyter fra i år også i borettslagene langs Lommedalsveien`;

/** Twelve articles with photos of each shape, some of them only in Norwegian. */
function writeArticles(folder: string, photos: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= 12; number++) {
    const isTranslated = number % 3 > 0;
    const english = isTranslated ? '\n[english]\n\nIt is **yellow**. Ask for a [visit](/contact).\n' : '';
    const photo = photos[number % 4];
    const text = `---
date: 2025-${String(number).padStart(2, '0')}-28
title: ${number === 1 ? 'Vintervedlikehold'.repeat(6).slice(0, 100) : longTitle(number)}
${isTranslated ? `title-en: Machine number ${number} is here, and we plow more this year\n` : ''}${photo ? `picture: ${photo}\n` : ''}---
Den er **gul**, og den er *ny*. Be om [gratis befaring](/contact).

## Dette gjør den

- Brøyter, strør og feier
- Laster opp snø

${photo ? `![](${photo})\n` : ''}${english}`;
    writeFileSync(path.join(folder, `maskin-nummer-${number}.md`), text);
  }
}
