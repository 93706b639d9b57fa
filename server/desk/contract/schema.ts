import type { PicturePlace } from '../../../tables/picture-places.ts';

/** The part of JSON Schema that content/ uses, and the keys that schema/ adds. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  additionalProperties?: Schema | false;
  anyOf?: Schema[];
  enum?: unknown[];
  /** Bounds in characters, counted as `lengthOf` of schema/marks.ts does. */
  min?: number;
  max?: number;
  /** The only facts that a text may name, with the characters that each counts for. */
  facts?: Readonly<Record<string, number>>;
  place?: PicturePlace;
  input?: 'tel' | 'email' | 'url' | 'time' | 'date' | 'month-day' | 'markdown' | 'point' | 'instant';
  /** The site says nothing about it while it is empty. */
  optional?: boolean;
  /** Part of how the page works: kept as it is, and not shown. */
  fixed?: boolean;
  /** Words for the values of `enum`, and for null. */
  choices?: Record<string, string>;
  empty?: string;
  /** Of a list of photos whose order is free: how many the site shows on a page. */
  perPage?: number;
}
