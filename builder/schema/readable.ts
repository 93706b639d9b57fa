import { domainToUnicode } from 'node:url';
import type { z } from 'zod';
import { withHost } from '../../schema/hosts.ts';
import { mapTexts, metaOf } from './fields.ts';

/** An address as people write it: `post@xn--brum-vei-j0a.no` is `post@bærum-vei.no`. */
export const readableAddress = (address: string): string =>
  withHost(address, (host) => domainToUnicode(host) || host);

/** The value with its addresses as people write them. */
export const asWritten = (schema: z.ZodType, value: unknown): unknown =>
  mapTexts(schema, value, (text, field) =>
    ['url', 'email'].includes(String(metaOf(field).input)) ? readableAddress(text) : text,
  );
