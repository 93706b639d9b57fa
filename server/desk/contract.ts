import type { Notice } from '../../schema/notice.ts';
import type { PicturePlace } from '../../tables/picture-places.ts';

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
  /** The heading under which it stands; only of the facts of the firm. */
  group?: string;
  /** Where the site shows the facts under it. */
  shown?: string;
  /** Part of how the page works: kept as it is, and not shown. */
  fixed?: boolean;
  /** Words for the values of `enum`, and for null. */
  choices?: Record<string, string>;
  empty?: string;
  /** Of a list of photos whose order is free: how many the site shows on a page. */
  perPage?: number;
}

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

export interface DocumentAnswer {
  id: string;
  title: string;
  version: string;
  value: unknown;
  schema: Schema;
  problems?: Problem[];
}

/** `problems` are those that its file had before. */
export type SaveAnswer = Required<Pick<DocumentAnswer, 'version' | 'problems'>>;

/** The facts that texts may name by marks such as {phone}, by these names. */
export type Facts = Record<string, NamedFact>;

interface NamedFact {
  /** What it is, in the owner's words. */
  means: string;
  /** What the mark becomes in a language; null for a fact that is left empty. */
  becomes: string | null;
  /** It may be empty, so that only a text which can leave with it may name it. */
  optional: boolean;
}

export interface Changes {
  /** The release that the changes are counted from, and when its texts were published; null before the first. */
  release: { number: number; at: string } | null;
  documents: DocumentChanges[];
}

export interface DocumentChanges {
  id: string;
  title: string;
  fields: FieldChange[];
}

/** One field that is not as it is published, in words for people; null where it is not there. */
export interface FieldChange {
  label: string;
  path: Path;
  before: string | null;
  after: string | null;
}

export interface Overview {
  documents: DocumentSummary[];
  /** Where visitors read the site. */
  siteAddress: string;
  /** The facts of the firm that the place decides. */
  decidedFacts: string[];
  /** A release is carried to another host by a command. */
  hasPublishCommand: boolean;
  changes: { published: string | null; count: number };
  /** Where the languages do not go together, in all of content/. Nothing is refused for it. */
  remarks: Problem[];
  /** The owner has signed in, and may sign out. */
  hasSignIn: boolean;
  /** Nothing is in the way of a publication. */
  isReady: boolean;
  /** Visitors see a release. */
  isOnline: boolean;
  /** What visitors see of the notice. */
  shownNotice: Notice | null;
  /** What is wrong with the machine, such as a disk that is nearly full, or with what is online, in a sentence. */
  warning: string | null;
}

export interface DocumentSummary {
  id: string;
  title: string;
  version: string;
  problems: number;
  /** The path of the page that shows it best. */
  address: string;
  /** It has the texts and the pictures of a page. */
  isPage: boolean;
  /** The pictures on it. */
  pictures: PictureUse[];
  /** Of an article. */
  date?: string;
}

/** A picture in its place. */
export interface PictureUse {
  name: string;
  path: Path;
  /** The place in words: «Forsiden: Om oss». */
  label: string;
}

export interface Launch {
  items: LaunchItem[];
  /** How many of the same list the owner has filled in or confirmed. */
  done: number;
}

/** A fact that is still the example's, or what the site says beyond the facts. */
interface LaunchItem {
  document: string;
  path: Path;
  missing: string;
  remedy: string;
  /** The site may be published without it. */
  canWait?: boolean;
  /** By this name the owner confirms it. */
  statement?: string;
}

export interface PictureSize {
  name: string;
  width: number;
  height: number;
  /** Uploaded, and its words are not saved yet. */
  pending: boolean;
}

/** A notice to put out. */
export interface NewNotice {
  no: string;
  /** If empty, English pages show the Norwegian words. */
  en: string;
  /** Until tonight, for a day, until tomorrow night, or until a time of the clocks in Oslo, as in 2026-11-23T18:00. */
  until: 'tonight' | 'day' | 'tomorrow' | (string & {});
}

/** How the notice of the day stands, of `GET /notice`. */
export interface NoticeState {
  /** What visitors see; null for none, or one that has ended. */
  shown: Notice | null;
}

/** The present or the last run. After a line with `failed` nothing follows. */
export interface Publishing {
  isRunning: boolean;
  /** Each step has a first line, perhaps lines of progress, and a last line with `done` or `failed`. */
  lines: PublishLine[];
}

/** A line of progress, in Norwegian. */
export interface PublishLine {
  step: 'check' | 'publish';
  message: string;
  done?: true;
  failed?: true;
  problems?: Problem[];
  /** What a program printed, for the person who helps the owner. */
  details?: string;
}

/** A release in the one list of them: the site as it was put out, and the content that it was made of. */
export interface ListedRelease {
  number: number;
  at: string;
  /** `notice`: only the notice is another one. `unpublished`: content that was never put out; there is no site. */
  kind: 'published' | 'notice' | 'unpublished';
  /** The titles of the documents that had changed. */
  changes: string[];
  /** It is what visitors see. */
  isOnline: boolean;
  /** Why it did not reach its host as a whole. */
  failure?: string;
}

/** The answer to `POST /releases/<number>/restore`. */
export interface Restored {
  /** The titles of settings that were otherwise then, and stay as they are. */
  keptSettings: string[];
}
