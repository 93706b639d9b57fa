import type { z } from 'zod';
import { readableAddress } from '../../schema/hosts.ts';
import { mapTexts, metaOf } from './fields.ts';

/** The value with its addresses as people write them. */
export const asWritten = (schema: z.ZodType, value: unknown): unknown =>
  mapTexts(schema, value, (text, field) =>
    ['url', 'email'].includes(String(metaOf(field).input)) ? readableAddress(text) : text,
  );
