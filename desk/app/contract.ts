/** What the desk's server answers (desk/README.md). */

export type Path = readonly (string | number)[];

export interface Problem {
  /** The document that the problem is in; it may be another one than was saved. */
  document: string;
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
  required?: string[];
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  additionalProperties?: Schema | false;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  /** Bounds in characters, counted with the facts filled in. */
  min?: number;
  max?: number;
  marks?: readonly string[];
  /** Where a picture is shown. */
  place?: 'tile' | 'photo' | 'row' | 'window';
  /** The kind of a plain field. */
  input?: 'tel' | 'email' | 'url' | 'time' | 'date' | 'month-day' | 'markdown';
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

export interface Words {
  no: string;
  en: string;
}

export interface PictureEntry {
  file: string;
  photo?: boolean;
  focus: [number, number];
  alt: Words;
  caption: Words;
}

export type Pictures = Record<string, PictureEntry>;

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

export interface Change {
  label: string;
  path: Path;
  before: string | null;
  after: string | null;
}

export interface Changes {
  published: string | null;
  documents: { id: string; title: string; fields: Change[] }[];
}

/** What the launch check misses. */
export interface LaunchItem {
  document: string;
  path: Path;
  missing: string;
  remedy: string;
}

export interface Launch {
  items: LaunchItem[];
  /** The titles of optional facts that are empty. */
  optional: string[];
}

export interface PublishLine {
  step: 'check' | 'build' | 'publish';
  message: string;
  done?: boolean;
  failed?: boolean;
  problems?: Problem[];
}

/** What each mark becomes in a language; null for a fact that is left empty. */
export type Facts = Record<string, string | null>;

export interface FactsAnswer {
  no: Facts;
  en: Facts;
}
