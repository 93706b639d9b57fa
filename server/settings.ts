import path from 'node:path';
import type { CompanyOverrides } from '../builder/content/read-content.ts';
import { cleanText } from '../common/clean-text.ts';
import { isEmailAddress } from '../common/email-address.ts';
import { parseUrl } from '../common/parse-url.ts';
import { UserError } from '../content-model/problems.ts';

export interface MailAccount {
  host: string;
  port: number;
  /** TLS from the first byte, as on port 465; otherwise STARTTLS. */
  secure: boolean;
  user: string;
  password: string;
  from: string;
}

/** All that depends on where the program runs. No other code asks where it runs. */
export interface Deployment {
  /**
   * `ownMachine`: only the owner reads the site, a start publishes, and originals replace pictures. `server`: visitors read
   * it here, behind a web server, and the desk has a password. `otherHost`: `publishCommand` sends it there.
   */
  kind: 'ownMachine' | 'server' | 'otherHost';
  companyOverrides: CompanyOverrides;
  /** Whether a missing company field prevents a publication. Otherwise the desk only names it. */
  blocksIncompleteLaunch: boolean;
  publishCommand: string | null;
}

export interface Settings {
  content: string;
  data: string;
  siteOrigin: string;
  deskOrigin: string;
  sitePort: number;
  deskPort: number;
  host: string;
  /** Null where only this machine reaches the desk. */
  password: string | null;
  deployment: Deployment;
  mail: MailAccount | null;
}

const minPasswordLength = 16;
const exampleAccount = 'smtps://post%40firma.no:passord@smtp.firma.no:465';
const formPath = '/melding/{language}';

export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const sitePort = readPort(environment, 'PORT', 4173);
  const deskPort = readPort(environment, 'DESK_PORT', 4174);
  const host = read('HOST') || '127.0.0.1';

  const password = readPassword(environment.DESK_PASSWORD ?? '', read('SITE_ADDRESS'), read('DESK_ADDRESS'));
  const origins = readOrigins(read('SITE_ADDRESS'), read('DESK_ADDRESS'), sitePort, deskPort);
  if (read('SITE_DATA').startsWith('~')) {
    // Only a shell knows it, so the data would lie in a folder of that name.
    throw new UserError(`SITE_DATA must be a whole path such as "/srv/site", not "${read('SITE_DATA')}".`);
  }
  const folder = read('SITE_DATA') && path.resolve(root, read('SITE_DATA'));
  return {
    content: folder || root,
    data: folder || path.join(root, 'var'),
    ...origins,
    sitePort,
    deskPort,
    host: password === null ? '127.0.0.1' : host,
    password,
    deployment: readDeployment(origins, password !== null, read('PUBLISH_COMMAND')),
    mail: read('SMTP_URL') ? readAccount(read('SMTP_URL')) : null,
  };
}

export function readPort(environment: NodeJS.ProcessEnv, variable: string, defaultPort: number): number {
  const text = environment[variable]?.trim() || String(defaultPort);
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 65535) {
    throw new UserError(`${variable} must be a whole number from 1 to 65535, not "${text}".`);
  }
  return number;
}

type Origins = Pick<Settings, 'siteOrigin' | 'deskOrigin'>;

function readDeployment({ siteOrigin, deskOrigin }: Origins, isServer: boolean, command: string): Deployment {
  if (isServer && command) throw new UserError('PUBLISH_COMMAND is for a machine without DESK_PASSWORD.');
  if (isServer) {
    const formService = { endpoint: siteOrigin + formPath, answerIsReadable: true };
    const blocksIncompleteLaunch = siteOrigin.startsWith('https:');
    const companyOverrides = { url: siteOrigin, formService };
    return { kind: 'server', companyOverrides, blocksIncompleteLaunch, publishCommand: null };
  }
  if (command)
    return {
      kind: 'otherHost',
      companyOverrides: {},
      blocksIncompleteLaunch: true,
      publishCommand: command,
    };
  // On the own machine the form service has another origin than the site, as for a static host.
  const formService = { endpoint: deskOrigin + formPath, answerIsReadable: false };
  return {
    kind: 'ownMachine',
    companyOverrides: { formService },
    blocksIncompleteLaunch: false,
    publishCommand: null,
  };
}

function readPassword(written: string, site: string, desk: string): string | null {
  // Pasting from a message may add spaces, so the sign-in ignores them too.
  const password = cleanText(written);
  if (password === '' && !site && !desk) return null;
  if (password.length < minPasswordLength) {
    // Prints no password, because this may end up in a log.
    throw new UserError(
      `DESK_PASSWORD must have at least ${minPasswordLength} characters where SITE_ADDRESS or DESK_ADDRESS is set. Make one with: openssl rand -base64 18`,
    );
  }
  if (!desk) throw new UserError('DESK_PASSWORD needs DESK_ADDRESS, such as https://rediger.firma.no.');
  return password;
}

function readOrigins(site: string, desk: string, sitePort: number, deskPort: number): Origins {
  const deskOrigin = readOrigin('DESK_ADDRESS', desk || `http://localhost:${deskPort}`);
  const isLocalTrial = deskOrigin.startsWith('http:');
  const siteOrigin = readOrigin('SITE_ADDRESS', site || (isLocalTrial ? `http://localhost:${sitePort}` : ''));
  const siteUrl = new URL(siteOrigin);
  const deskUrl = new URL(deskOrigin);
  const isSameHost = isLocalTrial ? siteUrl.host === deskUrl.host : siteUrl.hostname === deskUrl.hostname;
  if (siteUrl.protocol !== deskUrl.protocol || isSameHost) {
    throw new UserError('SITE_ADDRESS and DESK_ADDRESS must be two addresses of the same kind.');
  }
  return { siteOrigin, deskOrigin };
}

/** Accepts https with a domain name, or http on localhost. */
function readOrigin(variable: string, text: string): string {
  const url = parseUrl(text);
  const isNamed = url?.protocol === 'https:' ? /\.[a-z]/.test(url.hostname) : url?.hostname === 'localhost';
  if (!url || !isNamed || `${url.origin}/` !== url.href) {
    throw new UserError(
      `${variable} must look like "https://www.firma.no", or "http://localhost:4173" for a trial, not "${text}".`,
    );
  }
  // Caddy redirects browsers to the text as it was typed.
  if (/[^ -~]/.test(text)) {
    throw new UserError(`${variable} must be written without æ, ø and å: "${url.origin}".`);
  }
  return url.origin;
}

/** Reads `smtps://user:password@host:465`, in which `%40` is an `@`. */
function readAccount(text: string): MailAccount {
  // Does not quote the text: its password must not reach a log.
  const wrong = (why: string) => new UserError(`SMTP_URL ${why}. It must look like "${exampleAccount}".`);
  const url = /%(?![\da-f]{2})/i.test(text) ? null : parseUrl(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw wrong('is no address of a mail server, or has a "%" that is not written as "%25"');
  }
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  const from = url.searchParams.get('from') ?? user;
  if (!isEmailAddress(from))
    throw wrong('does not say which e-mail address sends: add "?from=post@firma.no"');
  return { host: url.hostname, port: Number(url.port) || (secure ? 465 : 587), secure, user, password, from };
}
