import { z } from 'zod';
import { article } from '../../schema/article.ts';
import { HttpError } from '../answer.ts';
import { reportOn } from './content-problems.ts';
import type { DocumentAnswer, Schema } from './contract.ts';
import { type Document, findDocument, readDocument, titleOf } from './documents.ts';

/** Throws an HttpError for an unknown id. */
export function knownDocument(id: string): Document {
  const document = findDocument(id);
  if (!document) throw new HttpError(404, 'Dette finnes ikke lenger. Last siden på nytt.');
  return document;
}

/** Throws an HttpError if the file is missing. */
export async function showDocument(folder: string, document: Document): Promise<DocumentAnswer> {
  const state = await readDocument(folder, document);
  if (!state) throw new HttpError(404, 'Dette finnes ikke lenger. Last siden på nytt.');
  const problems = (await reportOn(folder)).problems.filter((one) => one.document === document.id);
  const { version, value } = state;
  if (value === undefined)
    throw new HttpError(422, problems[0]?.sentence ?? 'Filen kan ikke leses.', { problems });
  const schema = schemaOf(document.schema);
  return { id: document.id, title: titleOf(document, value), version, value, schema, problems };
}

export const newArticle = (): Pick<DocumentAnswer, 'schema'> => ({ schema: schemaOf(article) });

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;
