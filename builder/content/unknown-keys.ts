import type { z } from 'zod';
import { companyFile, companySchema } from '../../content-model/company.ts';
import { slugOf } from '../../content-model/content-files.ts';
import {
  noticeFile,
  noticeSchema,
  readySentencesFile,
  readySentencesSchema,
} from '../../content-model/notice.ts';
import { isPictureFile, pictureSchema } from '../../content-model/pictures.ts';
import { screenFileNames, screenFilePath, screenSchemas } from '../../content-model/screen-schemas.ts';
import { articleSchema } from '../../content-model/screens/article.ts';
import { unknownKeys } from '../../content-model/shaped.ts';
import { listContent } from './content-source.ts';
import { readJsonValue } from './read-json.ts';

const schemas = new Map<string, z.ZodType>([
  [companyFile, companySchema],
  [noticeFile, noticeSchema],
  [readySentencesFile, readySentencesSchema],
  ...screenFileNames.map((name) => [screenFilePath(name), screenSchemas[name]] as const),
]);

function schemaOf(file: string) {
  if (slugOf(file) !== undefined) return articleSchema;
  return isPictureFile(file) && file.endsWith('.json') ? pictureSchema : schemas.get(file);
}

/**
 * Returns a line for each key of content/ that no field has. The site does without it, and the next save on the desk
 * removes it, so the commands name it.
 */
export async function describeUnknownKeys(folder: string): Promise<string[]> {
  const described = (await listContent(folder)).map(async (file) => {
    const schema = schemaOf(file);
    const value = schema && (await readJsonValue(folder, file));
    const keys = schema ? unknownKeys(schema, value) : [];
    return keys.map((path) => `- ${file}: «${path.join('.')}» er ikke et felt, og blir ikke med`);
  });
  return (await Promise.all(described)).flat();
}
