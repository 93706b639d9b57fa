import type { PicturePlace } from '../schema/parts.ts';

/** What the desk's server and its page say to each other (desk/README.md). */

export type Path = readonly (string | number)[];

/** Something that the build would refuse, in Norwegian. */
export interface Problem {
  /** The document that the problem is in; it may be another one than was saved. */
  document: string;
  /** The field in the value of that document. */
  path: Path;
  /** About the field, which is named beside it. */
  message: string;
  /** The same with the names of the document and the field. */
  sentence?: string;
}

export interface DocumentSummary {
  id: string;
  title: string;
  version: string;
  problems: number;
  /** The path of the page that shows it best. */
  address: string;
  /** Of an article. */
  date?: string;
  picture?: string | null;
}

export interface Overview {
  documents: DocumentSummary[];
  publishing: { method: string; describe: string };
  changes: { published: string | null; count: number };
}

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
  /** Bounds in characters, counted with the facts filled in. */
  min?: number;
  max?: number;
  marks?: readonly string[];
  /** Where a picture is shown. */
  place?: PicturePlace;
  /** The kind of a plain field. */
  input?: 'tel' | 'email' | 'url' | 'time' | 'date' | 'month-day' | 'markdown';
  /** The site says nothing about it while it is empty. */
  optional?: boolean;
  /** Part of how the page works: kept as it is, and not shown. */
  fixed?: boolean;
  /** Words for the values of `enum`. */
  choices?: Record<string, string>;
}

export interface DocumentAnswer {
  id: string;
  title: string;
  version: string;
  value: unknown;
  schema: Schema;
  problems?: Problem[];
}

export interface PictureSize {
  name: string;
  width: number;
  height: number;
  /** Uploaded, and its words are not saved yet. */
  pending: boolean;
}

export interface ArticleText {
  title: string;
  text: string;
}

export interface ArticleValue {
  date: string;
  picture: string | null;
  no: ArticleText;
  en: ArticleText | null;
}

/** One field that is not as it is published, in words for people; null where it is not there. */
export interface FieldChange {
  label: string;
  path: Path;
  before: string | null;
  after: string | null;
}

export interface DocumentChanges {
  id: string;
  title: string;
  fields: FieldChange[];
}

export interface Changes {
  published: string | null;
  documents: DocumentChanges[];
}

/** A fact of the firm that the launch check misses. */
export interface LaunchItem {
  path: Path;
  missing: string;
  remedy: string;
  /** The site may be published without it. */
  canWait?: boolean;
}

export interface Launch {
  items: LaunchItem[];
  /** Optional facts of the firm that are empty. */
  optional: { title: string; path: Path }[];
}

/** A line of progress, in Norwegian. */
export interface PublishLine {
  step: 'check' | 'build' | 'publish';
  message: string;
  done?: true;
  failed?: true;
  problems?: Problem[];
  /** What a program printed, for the person who helps the owner. */
  details?: string;
}

/** What each mark becomes in a language; null for a fact that is left empty. */
export type Facts = Record<string, string | null>;

export interface FactsAnswer {
  no: Facts;
  en: Facts;
}
