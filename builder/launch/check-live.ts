import { writeAddress } from '../../src/routing/paths.ts';
import { languageCodes, languageNames, languages } from '../../tables/languages.ts';
import { routes } from '../../tables/routes.ts';
import { cspHash } from '../document/policy.ts';
import { pageHeaders } from '../release/headers.ts';
import { otherHostOf } from '../release/hosting.ts';
import { type AddressAnswer, type AskAddress, addressAsker } from './ask-address.ts';
import type { LaunchItem } from './launch-list.ts';

/** Something that the host of the live site does wrong. */
type LiveProblem = Pick<LaunchItem, 'missing' | 'remedy'>;

const setUp = 'Sett opp verten som i hosting/README.md.';
const uploadAgain = 'Last opp hele dist/ på nytt.';
const day = 24 * 60 * 60 * 1000;

/** Asks the real address for what every host must do, and lists what is wrong. */
export async function checkLive(url: string, ask: AskAddress = addressAsker()): Promise<LiveProblem[]> {
  const problems: LiveProblem[] = [];
  const note = (missing: string, remedy = setUp) => void problems.push({ missing, remedy });
  const { origin, host } = new URL(url);

  const front = await ask(`${origin}/`).catch(reasonOf);
  if (typeof front === 'string') {
    note(
      `${origin} svarer ikke (${front}).`,
      'Se etter at adressen, DNS og sertifikatet er i orden hos verten.',
    );
    return problems;
  }
  if (front.status !== 200) {
    note(
      `Forsiden svarer ${front.status}.`,
      'Se etter at adressen er hovedadressen, og at hele dist/ er lastet opp.',
    );
    return problems;
  }
  const { certificateEnds } = front;
  if (certificateEnds && certificateEnds.getTime() - Date.now() < 14 * day) {
    const date = certificateEnds.toLocaleDateString('nb-NO');
    note(`Sertifikatet går ut ${date}.`, 'Se etter at verten fornyer det av seg selv.');
  }
  checkDocument(front, note);
  await checkPages(origin, ask, note);
  await checkScript(origin, front.body, ask, note);
  for (const file of ['/_headers', '/.htaccess']) {
    if ((await ask(origin + file)).status === 200) note(`${file} kan leses av alle.`);
  }
  for (const start of [`http://${host}/about`, `https://${otherHostOf(host)}/about`]) {
    const end = await follow(start, ask).catch(reasonOf);
    if (!isSamePage(end, `${origin}/about`)) {
      note(`${start} leder ikke til ${origin}/about (${end}).`, 'La verten sende adressen videre dit.');
    }
  }
  return problems;
}

type Note = (missing: string, remedy?: string) => void;

/** Checks compression, caching and headers of a page, and that the host has changed nothing in it. */
function checkDocument({ headers, body }: AddressAnswer, note: Note): void {
  if (!isCompressed(headers)) note('Sidene sendes ikke komprimert, så de kommer saktere fram.');
  if (!/no-cache|max-age=0\b/.test(headers['cache-control'] ?? '')) {
    note('Nettlesere spør ikke etter nye sider, så besøkende kan se en gammel utgave.');
  }
  const different = Object.entries(pageHeaders)
    .filter(([name, value]) => name !== 'Cache-Control' && headers[name.toLowerCase()] !== value)
    .map(([name]) => name);
  if (different.length > 0) note(`Verten sender ikke ${different.join(', ')} slik det skal være.`);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(body)?.[1] ?? '';
  const inline = [...body.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) => cspHash(text));
  if (policy === '' || !inline.every((hash) => policy.includes(hash))) {
    note(
      'Siden er endret etter byggingen, så nettleseren stopper noe av den.',
      'Slå av det hos verten som endrer sider.',
    );
  }
}

/** Checks that every page is there, and that unknown addresses get the 404 page of their language. */
async function checkPages(origin: string, ask: AskAddress, note: Note): Promise<void> {
  for (const language of languageCodes) {
    for (const { path } of routes) {
      const address = origin + writeAddress({ path, language });
      const end = await follow(address, ask).catch(reasonOf);
      if (!isSamePage(end, address)) note(`${address} kan ikke åpnes (${end}).`, uploadAgain);
    }
  }
  for (const { code, prefix } of languages) {
    const address = `${origin}${prefix}/finnes-ikke-${Date.now()}`;
    const { status, body } = await ask(address);
    if (status !== 404) note(`En ukjent adresse (${address}) svarer ${status}, ikke 404.`);
    else if (!body.includes(`<html lang="${code}"`)) {
      note(
        `En ukjent adresse under ${prefix || '/'} viser ikke 404-siden på ${languageNames[code].norwegianName}.`,
      );
    }
  }
}

/** Checks compression and caching of a file with a hash in its name. */
async function checkScript(origin: string, front: string, ask: AskAddress, note: Note): Promise<void> {
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(front) ?? [];
  const { status, headers } = await ask(origin + script);
  if (status !== 200)
    return note(`${script} svarer ${status}, så knapper og skjema virker dårligere.`, uploadAgain);
  if (!isCompressed(headers)) note('Skript sendes ikke komprimert, så de kommer saktere fram.');
  const age = /max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1];
  if (Number(age ?? 0) < (30 * day) / 1000)
    note('Nettlesere får ikke beholde filene i /assets, så hvert besøk henter alt på nytt.');
}

const isCompressed = (headers: AddressAnswer['headers']) =>
  /^(br|gzip|zstd)$/.test(headers['content-encoding'] ?? '');

/** Some hosts add a slash to the address of a page. */
const isSamePage = (end: string, address: string) => end.replace(/\/$/, '') === address.replace(/\/$/, '');

/** Follows redirects, and returns the address of the page at their end, or the status that is there instead. */
async function follow(address: string, ask: AskAddress, steps = 5): Promise<string> {
  const { status, headers } = await ask(address);
  if (status === 200) return address;
  const isRedirect = [301, 302, 307, 308].includes(status) && headers.location;
  if (!isRedirect || steps === 0) return String(status);
  return follow(new URL(headers.location ?? '', address).href, ask, steps - 1);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return code ?? message;
}
