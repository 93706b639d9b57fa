import type { KeyPath } from '../../common/json.ts';
import type { Language } from '../../common/languages.ts';
import type { PictureSlot } from '../../common/picture-slots.ts';
import type { LaunchReport } from '../launch-list.ts';
import type { Notice } from '../notice.ts';

/** The JSON Schema that content/ uses, with the keys that content-model/ adds. */
export interface Schema {
  type?: string;
  title?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  /** Of a text: the fewest and the most characters, counted with the values of its variables. */
  min?: number;
  max?: number;
  slot?: PictureSlot;
  input?: 'tel' | 'email' | 'url' | 'hours' | 'week' | 'date' | 'instant' | 'month-day' | 'article';
  /** While it is empty, the site leaves it out. */
  optional?: boolean;
  group?: string;
  /** Where the site shows that group. */
  shownOn?: string;
  hiddenInDesk?: boolean;
  /** Only the page for the person who helps the owner shows it. */
  forHelper?: boolean;
  /** A text in every language whose fields show also while the desk hides English. */
  showsEveryLanguage?: boolean;
  /** How many photos of a freely ordered list a page shows. */
  perPage?: number;
}

/** An error that the build would report, in Norwegian. */
export interface Problem {
  /** Not always the document that was saved. */
  document: string;
  path: KeyPath;
  /** Without the name of the field. */
  message: string;
  /** With the names of the document and the field. */
  sentence?: string;
}

export interface DocumentResponse {
  id: string;
  title: string;
  version: string;
  value: unknown;
  schema: Schema;
  problems?: Problem[];
}

/** The answer to `POST /articles`: the document that the server has named. */
export type NewArticle = Pick<DocumentResponse, 'id'>;

/** `problems` are those of what is saved, which stop only publishing. */
export type SaveResponse = Required<Pick<DocumentResponse, 'version' | 'problems'>>;

/** An English text that is not written, or no longer matches the Norwegian one, which is shown in its place. */
export interface WaitingEnglish {
  document: string;
  path: KeyPath;
  /** With the names of the document and the field. */
  sentence: string;
}

export type VariableTexts = Record<string, VariableText>;

interface VariableText {
  description: string;
  /** The text of the variable; null if its field is empty. */
  becomes: string | null;
  /** The company field to change for it; null if the owner cannot change it. */
  field: string | null;
}

export interface Changes {
  /** The last publication; null before the first. */
  published: { number: number; time: string } | null;
  documents: DocumentChange[];
}

/** A page, the company, an article or a photo that visitors see changed after the next publication. */
export interface DocumentChange {
  id: string;
  title: string;
}

export interface Overview {
  /** The articles are last, newest first. */
  documents: DocumentSummary[];
  variables: Record<Language, VariableTexts>;
  /** Everything that stops a publication. */
  problems: Problem[];
  /** Where the next publication goes. */
  destination: { words: string; address: string };
  overriddenFields: string[];
  changes: Changes;
  waitingEnglish: WaitingEnglish[];
  /** Null while company.json is invalid. */
  launch: LaunchReport | null;
  hasSignIn: boolean;
  /** The notice, unless it has ended. Visitors see it as soon as the site is published. */
  notice: Notice | null;
  /** Sentences about the machine, such as a nearly full disk, and about the live site. */
  systemWarning: string | null;
}

export interface DocumentSummary {
  id: string;
  title: string;
  version: string;
  /** The path of the page that shows it best. */
  address: string;
  isPage: boolean;
  /** The paths of the parts that the helper's page shows; an empty path is the whole document. */
  helperPaths: KeyPath[];
  /** Visitors see it once it is published: it is no service and no article that is off. */
  isShown: boolean;
  pictures: PictureUse[];
  article?: ArticleSummary;
  photo?: PhotoSummary;
}

export interface PhotoSummary {
  /** When it came. */
  added: string;
  /** Somebody has written what it shows. */
  hasWords: boolean;
}

export interface ArticleSummary {
  /** Undefined if it is not valid. */
  date: string | undefined;
  isLive: boolean;
  /** Where customers read it; null while they cannot. */
  link: string | null;
}

export interface PictureUse {
  name: string;
  path: KeyPath;
  label: string;
}

export interface NewNotice {
  no: string;
  /** If empty, English pages show the Norwegian words. */
  en: string;
  /** The moment at which it ends, like 2026-11-23T21:00:00Z. */
  until: string;
}

export interface Publishing {
  isRunning: boolean;
  /** The last of the present or last run; null before the first. */
  line: PublishLine | null;
}

export interface PublishLine {
  message: string;
  /** The run has ended with it. */
  failed?: true;
  problems?: Problem[];
  details?: string;
  /** Where the site is now. */
  address?: string;
}

/** A publication, or a draft that was replaced by an earlier one. */
export interface HistoryEntry {
  kind: 'published' | 'replaced';
  time: string;
  /**
   * The number of the snapshot that «Hent tilbake» fetches: what was published before, or the replaced draft. Null for the
   * first publication.
   */
  from: number | null;
  /** The documents that the publication changed, or in which the replaced draft differs from the present one. */
  documents: DocumentChange[];
}

/** How many messages the desk lists. A search finds the older ones. */
export const maxListedMessages = 50;
