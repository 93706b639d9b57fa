import type { ArticleValue } from '../schema/article.ts';
import type { Notice } from '../schema/notice.ts';
import type { Language } from '../tables/languages.ts';
import type { Message } from '../tables/message-fields.ts';
import type { PicturePlace } from '../tables/picture-places.ts';

export type { ArticleValue, Notice };

/**
 * What the API of the desk answers, as JSON below `/rediger/api`; `server/api.ts` lists its requests. Everything but GET
 * needs the header `X-Rediger: 1`. An error is `{ message, problems?, details? }` with a Norwegian message for the owner.
 *
 * Ids of documents: `company`, `texts/<name>`, `placements`, `pictures`, `news/<slug>`. The value of `texts/*` is
 * `{ no, en }`. A PUT names the `version` that it changes; 409 says that the document has changed meanwhile, 404 that it
 * is deleted, 422 that its file cannot be read or would be refused. A new photo is uploaded first, then saved by a PUT
 * of `pictures` with an entry under the returned `name`. An entry that a PUT leaves out is deleted with its file.
 *
 * `POST /changes/undo` with `{ document, change }` puts one line of the changes back to what is published; `change` is
 * the `id` of the line. 409 says that it is not as it was listed any more, 422 that the result would be refused: then
 * nothing is written. `DELETE /repaired` says that the owner has read what was repaired, which is not told again.
 *
 * `POST /notice` with a `NewNotice` puts a notice out, and `DELETE /notice` takes it down: at once where the place
 * publishes it alone, elsewhere with the next publishing. `GET /notice/log` is the log as a file.
 */

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
  /** `date` and `pictures`, those in its texts too, are of an article. */
  date?: string;
  pictures?: string[];
}

export interface Overview {
  documents: DocumentSummary[];
  /** `describe` says what the button does; without `goesOnline` it only makes a folder. */
  publishing: { describe: string; goesOnline: boolean };
  /**
   * The desk runs on the small server, not on the owner's machine: devices sign in, messages of the form come here, and
   * a notice, or an article at its hour, goes online by itself. Elsewhere company.json says how the site is published and
   * who takes the messages, and photos may come from a phone on the same network.
   */
  isOnServer: boolean;
  changes: { published: string | null; count: number };
  /** Something of this firm's has been published and gone online from here: not only made as a folder. */
  isOnline: boolean;
  /** What visitors see of the notice, as far as is known here. */
  shownNotice: Notice | null;
  /** What a start has found and repaired, in a sentence, until it is read. */
  repaired: string | null;
  /** What is wrong with the place itself, such as a disk that is nearly full, or what did not go online, in a sentence. */
  warning: string | null;
  /** The form service is new, or refused messages look sent and no test message was sent for a month. */
  testMessageIsDue: boolean;
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
  /** Bounds in characters, counted as `lengthOf` of schema/marks.ts does. */
  min?: number;
  max?: number;
  /** The only facts that a text may name, with the characters that each counts for. */
  facts?: Readonly<Record<string, number>>;
  /** Of a text: the entry that it is part of is left out with an empty fact. */
  leavesEntry?: boolean;
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

/** The address that a phone may send photos to, and the same as a QR code: an SVG element. */
export interface Phone {
  isOpen: boolean;
  address: string;
  code: string;
  /** How it goes, in a sentence: also when no phone has come, and what may be in the way. */
  message: string;
  photos: PictureSize[];
  /** Why the others could not be used. */
  refused: RefusedFiles[];
}

/** Files that could not be used for the same reason. */
export interface RefusedFiles {
  /** A sentence without names. */
  reason: string;
  names: string[];
}

/** One field that is not as it is published, in words for people; null where it is not there. */
export interface FieldChange {
  /** Names this change alone, as long as both values are as they are. */
  id: string;
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
  /** The edition that the changes are counted from. */
  edition: Edition | null;
  documents: DocumentChanges[];
}

/** What content/ was once: as it was published, or as it was before an edition was brought back. */
export interface Edition {
  id: string;
  at: string;
  /** `folder`: published into a folder only. `kept`: what a restored edition replaced. */
  kind: 'online' | 'folder' | 'kept';
  /** The titles of the documents that had changed. */
  changes: string[];
  /** The release that it was published as, where one can be put online again. */
  release?: number;
  /** It is what visitors see, as far as is known here. */
  isShown?: boolean;
  /** When everything but `changes` was published: a notice, or an article at its hour, goes online alone. */
  over?: string;
}

/** A fact of the firm, and the place of its field. */
interface Fact {
  title: string;
  path: Path;
}

/** A fact that is still the example's. */
export interface LaunchItem extends Fact {
  missing: string;
  remedy: string;
  /** The site may be published without it. */
  canWait?: boolean;
}

export interface Launch {
  items: LaunchItem[];
  /** What the owner has filled in of the same list. */
  done: Fact[];
  /** Optional facts that are empty. */
  optional: Fact[];
  /** What the site promises its visitors: a sentence, and the document and the field that it comes from. */
  promises: { sentence: string; document: string; path: Path }[];
}

export interface TestMessage {
  ok: boolean;
  /** How it went, and what to do if something is wrong. */
  message: string;
}

/** The answer to `POST /editions/<id>/restore`. */
export interface Restored {
  /** The ids of the documents that have changed. */
  documents: string[];
  /** The titles of settings that were otherwise in the edition, and stay as they are. */
  keptSettings: string[];
}

/** A line of progress, in Norwegian. */
export interface PublishLine {
  step: 'check' | 'build' | 'publish' | 'confirm';
  message: string;
  done?: true;
  /** Beside `done`: the step has ended, and whether it has worked is not known. No check mark. */
  unconfirmed?: true;
  failed?: true;
  problems?: Problem[];
  /** What a program printed, for the person who helps the owner. */
  details?: string;
}

/** The present or the last run. After a line with `failed` nothing follows. */
export interface Publishing {
  isRunning: boolean;
  /** When it began; null when nothing has been published from here. */
  at: string | null;
  /** Each step has a first line, perhaps lines of progress, and a last line with `done` or `failed`. */
  lines: PublishLine[];
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
  /** What visitors see, as far as is known here; null for none, or one that has ended. */
  shown: Notice | null;
  /** Something is on its way to visitors, or waits behind what is being published. */
  isBusy: boolean;
  /** Why it is not with them yet. */
  failure: { message: string; details?: string } | null;
  /** The last notices that visitors have seen, newest first. */
  log: LoggedNotice[];
}

export interface LoggedNotice {
  no: string;
  en: string | null;
  /** Since when visitors saw it, and until when; null while they do. */
  out: string;
  ended: string | null;
  how: 'taken-down' | 'ended' | 'replaced' | null;
}

/** What each mark becomes in a language; null for a fact that is left empty. */
export type Facts = Record<string, string | null>;

/** A device that may sign in, of `GET /devices` on a server. */
export interface Device {
  id: string;
  name: string;
  /** When it was added. */
  made: string;
  /** Its browsers that are signed in; `isOwn` is the one that asks. */
  sessions: { id: string; name: string; lastUsed: string; isOwn: boolean }[];
}

/** A link that lets one more device in, once, and the same as a QR code: an SVG element. */
export interface DeviceInvite {
  address: string;
  code: string;
  minutes: number;
}

/** A message from the form, on a server that takes them itself. */
export interface StoredMessage extends Message {
  id: string;
  /** The language of the page that it was written on. */
  language: Language;
  receivedAt: string;
  isRead: boolean;
  /** It became an assignment: it is kept when others go. */
  isAssignment: boolean;
  /** `withheld`: kept without mailing, since there were too many that day. `none`: no mail was set up. */
  mail: 'wanted' | 'withheld' | 'none';
  mailedAt: string | null;
}

/** How messages reach the mailbox. */
export interface MailState {
  /** Who gets them; null when no mail is set up, and messages wait here alone. */
  to: string | null;
  lastSentAt: string | null;
  /** Those that are not sent yet, and why; tried again without end. */
  waiting: number;
  failure: { at: string; message: string; details: string } | null;
  /** Those of the last day that are kept without mailing. */
  withheld: number;
}

/** A page of messages, newest first; `?before=<id>` answers those before one. */
export interface MessageList {
  messages: StoredMessage[];
  hasMore: boolean;
  unread: number;
  mail: MailState;
}
