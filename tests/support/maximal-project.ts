import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { withMark } from '../../common/english.ts';
import { getIn } from '../../common/json.ts';
import { type Language, languageCodes } from '../../common/languages.ts';
import { interpolate } from '../../common/variables.ts';
import { type Company, formatVariables } from '../../content-model/company.ts';
import { mapTexts, metaOf } from '../../content-model/schema-tree.ts';
import { screenFileNames, screenFilePath, screenSchemas } from '../../content-model/screen-schemas.ts';
import type { ArticleValue } from '../../content-model/screens/article.ts';
import { maximalCompany } from '../../content-model/testing/example-company.ts';
import { maximalNotice } from '../../content-model/testing/sample.ts';
import { copyFiles } from './program.ts';
import { root } from './site.ts';

/** Returns the folder of the project that docs/testing.md describes. */
export async function createMaximalProject(): Promise<string> {
  const copy = path.join(root, '.cache/maximal');
  rmSync(copy, { recursive: true, force: true });
  copyFiles(copy);
  // The programs of the packages, such as playwright.
  mkdirSync(path.join(copy, 'node_modules'));
  symlinkSync(path.join(root, 'node_modules/.bin'), path.join(copy, 'node_modules/.bin'), 'junction');
  const content = path.join(copy, 'content');
  writeJson(`${content}/notice.json`, maximalNotice());
  const company = maximalCompany();
  for (const name of screenFileNames) reduceScreen(name, path.join(copy, screenFilePath(name)), company);
  const photos = await addPhotos(`${content}/pictures`);
  writeJson(`${content}/company.json`, company);
  writeArticles(`${content}/news`, photos);
  return copy;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value, null, 2));

function reduceScreen(name: (typeof screenFileNames)[number], file: string, company: Company): void {
  const schema = screenSchemas[name];
  const screen = readJson(file);
  const english = mapTexts(schema.shape.en, screen.en, (text, _field, path) => {
    const isQuestionOfServices = name === 'services' && path[0] === 'questions';
    if (isQuestionOfServices) return withMark(text);
    const indexAt = path.findLastIndex((key) => typeof key === 'number');
    const list = getIn(screen.en, path.slice(0, Math.max(indexAt, 0)));
    const isLast = Array.isArray(list) && path[indexAt] === list.length - 1;
    return isLast ? '' : text;
  });
  if (name === 'gallery') screen.pictures.photos.length = 8;
  if (name === 'services') screen.shown.services.facility = false;
  if (name === 'sweeping') screen.pictures.rows.garage = null;
  const reduced = { ...screen, en: english };
  for (const language of languageCodes)
    reduced[language] = fitTexts(name, reduced[language], language, company);
  writeJson(file, reduced);
}

/** Takes the facts out of the texts that have no room for them. */
function fitTexts(
  name: (typeof screenFileNames)[number],
  texts: unknown,
  language: Language,
  company: Company,
): unknown {
  const values = formatVariables(company, language);
  return mapTexts(screenSchemas[name].shape[language], texts, (text, field) => {
    const { max = Number.POSITIVE_INFINITY } = metaOf(field);
    return interpolate(text, values).length > max ? text.replace(/\s*\{\w+\}/g, '') : text;
  });
}

/** The shapes of photos that an owner may have: upright, square and panoramic. */
const shapes = [
  { width: 1200, height: 1600 },
  { width: 1600, height: 1600 },
  { width: 3600, height: 1100 },
];

/** Gives photos these shapes, and returns the names of one of each. */
async function addPhotos(folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.webp'));
  const names = files.map((name) => path.parse(name).name);
  for (const [index, name] of names.entries()) {
    const size = shapes[index % 9];
    if (!size) continue;
    const photo = sharp({ create: { ...size, channels: 3, background: '#8a9a8f' } });
    await photo.webp().toFile(path.join(folder, `${name}.webp`));
    const words = readJson(`${folder}/${name}.json`);
    writeJson(`${folder}/${name}.json`, { ...words, photo: true });
  }
  return names.slice(0, shapes.length);
}

/** One is a draft, one has no text, and some are only in Norwegian. */
function writeArticles(folder: string, photos: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (let number = 1; number <= 14; number++) {
    const photo = photos[number % 4];
    const start = 'Den er **gul**. Be om [gratis befaring](/contact).';
    const text = [start, '## Dette gjør den', '• Brøyter\n• Strør', photo ? `![](${photo})` : ''];
    const title = number === 1 ? 'Vintervedlikehold'.repeat(6) : `Maskin ${number} er her. `.repeat(5);
    const english = { title: `Machine ${number} is here`, text: 'Ask for a [visit](/contact).' };
    const article: ArticleValue = {
      date: `2025-10-${number + 10}`,
      shown: number !== 14,
      picture: photo ?? null,
      no: { title: title.slice(0, 100).trim(), text: number === 13 ? '' : text.join('\n\n').trim() },
      en: number % 3 > 0 ? english : { title: '', text: '' },
    };
    writeJson(path.join(folder, `maskin-nummer-${number}.json`), article);
  }
}
