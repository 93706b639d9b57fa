import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import path from 'node:path';
import type { CompanyOverrides } from '../builder/content/read-company.ts';
import { UserError } from '../builder/errors.ts';
import { readPort } from './ports.ts';

export interface MailAccount {
  host: string;
  port: number;
  /** TLS from the first byte, as on port 465; otherwise STARTTLS. */
  secure: boolean;
  user: string;
  password: string;
  /** The address of the mailbox. */
  from: string;
}

/** What depends on where the program runs. Nothing else asks where it is. */
export interface Deployment {
  /** The firm's facts that the place decides. */
  companyOverrides: CompanyOverrides;
  /** A missing fact prevents a publication; otherwise it is only named. */
  blocksIncompleteLaunch: boolean;
  /** Only the owner reads it: a start makes a missing or outdated release, with originals for pictures. */
  isOwnMachine: boolean;
  /** A web server in front serves the release itself; a trial may do without. */
  isBehindProxy: boolean;
  /** Carries a release to another host; null where visitors read it here. */
  publishCommand: string | null;
}

export interface Settings {
  /** The folder with the edited content/. */
  content: string;
  /** The folder of all that the program keeps. */
  data: string;
  /** Origins, such as `https://www.firma.no`. */
  siteOrigin: string;
  deskOrigin: string;
  sitePort: number;
  deskPort: number;
  /** The address to listen on: without a password, only this machine reaches it. */
  host: string;
  /** Null where only this machine reaches the desk. */
  password: string | null;
  deployment: Deployment;
  /** Null while messages wait on the desk. */
  mail: MailAccount | null;
}

const minPasswordLength = 16;
const fewestCharacters = 6;

/** Throws a BuildFailure that says what is wrong with a value. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const sitePort = readPort(environment, 'PORT', 4173);
  const deskPort = readPort(environment, 'DESK_PORT', 4174);
  if (sitePort === deskPort) throw new UserError('PORT and DESK_PORT must differ.');
  const host = read('HOST') || '127.0.0.1';
  if (isIP(host) === 0) throw new UserError(`HOST must be an IP address of this machine, not "${host}".`);

  const password = readPassword(environment.DESK_PASSWORD ?? '', [
    read('SITE_ADDRESS'),
    read('DESK_ADDRESS'),
  ]);
  const local = (port: number) => `http://localhost:${port}`;
  const deskOrigin = readOrigin('DESK_ADDRESS', read('DESK_ADDRESS') || local(deskPort));
  const isLocalTrial = deskOrigin.startsWith('http:');
  const siteOrigin = readOrigin(
    'SITE_ADDRESS',
    read('SITE_ADDRESS') || (isLocalTrial ? local(sitePort) : ''),
  );
  const [site, desk] = [new URL(siteOrigin), new URL(deskOrigin)];
  if (
    site.protocol !== desk.protocol ||
    (isLocalTrial ? site.host === desk.host : site.hostname === desk.hostname)
  ) {
    throw new UserError('SITE_ADDRESS and DESK_ADDRESS must be two addresses of the same kind.');
  }
  const publishCommand = read('PUBLISH_COMMAND') || null;
  if (password !== null && publishCommand !== null) {
    throw new UserError(
      'PUBLISH_COMMAND is for a machine without DESK_PASSWORD: a server publishes by itself.',
    );
  }
  const form = '/melding/{language}';
  const overridesOf = {
    server: { url: siteOrigin, formService: { endpoint: siteOrigin + form, answerIsReadable: true } },
    // The form service is another origin, as for a release.
    ownMachine: { formService: { endpoint: deskOrigin + form, answerIsReadable: false } },
    // What goes to another host is as company.json says.
    elsewhere: {},
  };
  const kindWithoutPassword = publishCommand === null ? 'ownMachine' : 'elsewhere';
  const kind = password === null ? kindWithoutPassword : 'server';
  const folder = read('SITE_DATA') && path.resolve(root, read('SITE_DATA'));
  return {
    content: folder || root,
    data: folder || path.join(root, 'var'),
    ...{ siteOrigin, deskOrigin, sitePort, deskPort, password },
    host: password === null ? '127.0.0.1' : host,
    deployment: {
      companyOverrides: overridesOf[kind],
      blocksIncompleteLaunch: kind === 'server' ? !isLocalTrial : kind === 'elsewhere',
      isOwnMachine: kind === 'ownMachine',
      isBehindProxy: kind === 'server',
      publishCommand,
    },
    mail: read('SMTP_URL') ? readAccount(read('SMTP_URL')) : null,
  };
}

/** A server with addresses must have a password. */
function readPassword(password: string, addresses: readonly string[]): string | null {
  const [site, desk] = addresses;
  if (password === '' && !site && !desk) return null;
  if (password.length < minPasswordLength || new Set(password).size < fewestCharacters) {
    const fresh = randomBytes(18).toString('base64url');
    throw new UserError(
      `DESK_PASSWORD must have at least ${minPasswordLength} characters, ${fewestCharacters} of them different, where SITE_ADDRESS or DESK_ADDRESS is set. A fresh one: ${fresh}`,
    );
  }
  if (!desk) throw new UserError('DESK_PASSWORD needs DESK_ADDRESS, such as https://rediger.firma.no.');
  return password;
}

/** Accepts https with a name, or http on localhost for a trial. */
function readOrigin(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isNamed = url?.protocol === 'https:' ? /\.[a-z]/.test(url.hostname) : url?.hostname === 'localhost';
  if (!url || !isNamed || `${url.origin}/` !== url.href) {
    throw new UserError(
      `${variable} must look like "https://www.firma.no", or "http://localhost:4173" for a trial, not "${text}".`,
    );
  }
  // Caddy gets the text as it is, and sends browsers there.
  if (/[^ -~]/.test(text)) {
    throw new UserError(`${variable} must be written without æ, ø and å: "${url.origin}".`);
  }
  return url.origin;
}

/** The parts of `smtps://user:password@host:465`, where `%40` stands for `@`. */
function readAccount(text: string): MailAccount {
  const form = 'smtps://post%40firma.no:passord@smtp.firma.no:465';
  // The text has a password, which must not reach a log.
  const wrong = (why: string) => new UserError(`SMTP_URL ${why}. It must look like "${form}".`);
  const url = URL.canParse(text) && !/%(?![\da-f]{2})/i.test(text) ? new URL(text) : null;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw wrong('is no address of a mail server, or has a "%" that is not written as "%25"');
  }
  const secure = url.protocol === 'smtps:';
  const [user = '', password = ''] = [url.username, url.password].map(decodeURIComponent);
  const from = url.searchParams.get('from') ?? user;
  if (!isEmail(from)) throw wrong('does not say which e-mail address sends: add "?from=post@firma.no"');
  return { host: url.hostname, port: Number(url.port) || (secure ? 465 : 587), secure, user, password, from };
}

const isEmail = (text: string) => /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(text);
