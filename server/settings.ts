import { isIP } from 'node:net';
import path from 'node:path';
import { BuildFailure } from '../builder/failure.ts';
import { type Port, readPort } from './ports.ts';

/** The account that mail is sent from. */
export interface MailAccount {
  host: string;
  port: number;
  /** TLS from the first byte, as on port 465; otherwise the connection is encrypted before anything is said. */
  secure: boolean;
  user: string;
  password: string;
  /** The address of the mailbox, which the mail is from. */
  from: string;
}

/** What the environment says of the small server. */
export interface Settings {
  /** The folder of all state. */
  data: string;
  /** The origin of the site, such as `https://www.firma.no`. */
  siteAddress: string;
  deskAddress: string;
  sitePort: Port;
  deskPort: Port;
  host: string;
  /** Null while messages wait on the desk. */
  mail: MailAccount | null;
  /** Who gets the messages; null for the e-mail address of the firm. */
  mailTo: string | null;
}

/** Reads the settings of `npm run serve`. Throws a BuildFailure that says what is wrong with a value. */
export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const sitePort = readPort(environment, 'PORT', 4180);
  const deskPort = readPort(environment, 'DESK_PORT', 4181);
  const settings: Settings = {
    data: path.resolve(root, read('SITE_DATA') || 'var/site'),
    siteAddress: readOrigin('SITE_ADDRESS', read('SITE_ADDRESS') || `http://localhost:${sitePort.number}`),
    deskAddress: readOrigin('DESK_ADDRESS', read('DESK_ADDRESS') || `http://localhost:${deskPort.number}`),
    sitePort,
    deskPort,
    host: read('HOST') || '127.0.0.1',
    mail: read('SMTP_URL') ? readAccount(read('SMTP_URL')) : null,
    mailTo: read('MAIL_TO') || null,
  };
  const { siteAddress, deskAddress, host, mailTo } = settings;
  if (isIP(host) === 0 && host !== 'localhost') {
    throw new BuildFailure(`HOST må være en IP-adresse på denne maskinen, ikke «${host}».`);
  }
  if (mailTo !== null && !isEmail(mailTo)) {
    throw new BuildFailure(`MAIL_TO må være én e-postadresse, ikke «${mailTo}».`);
  }
  if (sitePort.number === deskPort.number) throw new BuildFailure('PORT og DESK_PORT må være forskjellige.');
  const [site, desk] = [siteAddress, deskAddress].map((address) => new URL(address));
  const areLocal = site?.protocol === 'http:' && desk?.protocol === 'http:';
  if (areLocal ? site.host === desk.host : site?.hostname === desk?.hostname) {
    throw new BuildFailure('SITE_ADDRESS og DESK_ADDRESS må være to forskjellige adresser.');
  }
  return settings;
}

/** A cookie for one host alone needs https, which localhost does without. */
function readOrigin(variable: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isNamed = url?.protocol === 'https:' ? /\.[a-z]/.test(url.hostname) : url?.hostname === 'localhost';
  if (!url || !isNamed || `${url.origin}/` !== url.href) {
    throw new BuildFailure(
      `${variable} må se ut som «https://www.firma.no», eller «http://localhost:4180» for en prøve, ikke «${text}».`,
    );
  }
  return url.origin;
}

/** The parts of `smtps://user:password@host:465`. What has a meaning in addresses is written as `%40` for `@`. */
function readAccount(text: string): MailAccount {
  const form = 'smtps://post%40firma.no:passord@smtp.firma.no:465';
  // The text has a password, which must not reach a log.
  const wrong = (why: string) => new BuildFailure(`SMTP_URL ${why}. Den skal se ut som «${form}».`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw wrong('er ingen adresse til en e-posttjener');
  }
  const secure = url.protocol === 'smtps:';
  const [user, password] = [url.username, url.password].map(decode);
  if (user === undefined || password === undefined) throw wrong('har et «%» som ikke er skrevet som «%25»');
  const from = url.searchParams.get('from') ?? user;
  if (!isEmail(from))
    throw wrong('sier ikke hvilken e-postadresse som sender: legg til «?from=post@firma.no»');
  return { host: url.hostname, port: Number(url.port) || (secure ? 465 : 587), secure, user, password, from };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const isEmail = (text: string) => /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(text);
