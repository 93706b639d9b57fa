import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { HttpError } from '../../server/http-error.ts';
import type { Say } from './place.ts';
import { CommandFailure, runCommand } from './run-command.ts';

/** Pages, lists of texts and their compressed copies: they name all other files, so they come last. */
const isPage = (file: string) => /^texts\/|\.html(\.\w+)?$/.test(file);

/** Folders whose files change their names with their content: a name that is there already is the same file. */
const hashedFolders = /^(assets|pictures|content)\//;

/**
 * Uploads a finished site with the system's sftp. New files come before the pages that name them, and what is there already is
 * never removed. Throws an HttpError that says why it stopped, and what visitors see now.
 */
export async function upload(site: string, target: string, say: Say): Promise<void> {
  const [host = '', folder = ''] = target.split(/:(.*)/);
  let hasPages = false;
  try {
    await send(site, host, folder, say, () => {
      hasPages = true;
    });
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    const { output: details, isMissing } = error;
    const reason = isMissing
      ? 'Programmet sftp finnes ikke på denne maskinen. Be den som hjelper deg, legge det inn.'
      : reasonIn(details, host, folder);
    const visitors = hasPages
      ? 'Noen sider er nye og noen er gamle nå. Publiser en gang til så snart du kan.'
      : 'De som besøker nettstedet, ser det samme som før.';
    throw new HttpError(422, `${reason} ${visitors}`, { details });
  }
}

/** What went wrong, by what sftp prints: the protocol has no word of its own for a disk that is full. */
function reasonIn(output: string, host: string, folder: string): string {
  if (/no space left|quota|write remote .*: Failure/i.test(output)) {
    return `Det er ikke mer plass hos ${host}. Slett noe der, eller be webhotellet om mer plass.`;
  }
  if (/dest open .*: No such file/i.test(output)) {
    return `Mappen ${folder} finnes ikke hos ${host}. Se om den er skrevet riktig under Firmaet > Nettstedet.`;
  }
  if (/dest open .*: Permission denied/i.test(output)) {
    return `Denne maskinen har ikke lov til å legge noe i ${folder} hos ${host}. Be den som hjelper deg, se på tilgangen.`;
  }
  if (/permission denied|authentication fail|host key verification/i.test(output)) {
    return `${host} slipper ikke denne maskinen inn. Be den som hjelper deg, se på tilgangen.`;
  }
  if (/could not resolve|connection|timed out|unreachable|closed/i.test(output)) {
    return `Får ikke kontakt med ${host}. Sjekk at maskinen er på nett, og prøv igjen.`;
  }
  return `Opplastingen til ${host} stoppet. Prøv igjen, og be den som hjelper deg, hvis det ikke går.`;
}

async function send(site: string, host: string, folder: string, say: Say, onPage: () => void): Promise<void> {
  const all = await readdir(site, { recursive: true, withFileTypes: true });
  const entries = all.map((entry) => {
    const file = path.relative(site, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
    return { file, isFolder: entry.isDirectory() };
  });
  const folders = entries.flatMap(({ file, isFolder }) => (isFolder ? [file] : [])).sort();
  const run = (commands: string[], onLine: Say = () => {}) =>
    runCommand('sftp', ['-b', '-', host], { cwd: site, input: `${commands.join('\n')}\n`, onLine });

  const hashed = folders.filter((one) => hashedFolders.test(`${one}/`));
  const listing = await run(hashed.map((one) => `-ls -1 ${folder}/${one}`));
  const present = new Set(listing.split('\n').map((line) => line.trim()));
  const isPresent = (file: string) => hashedFolders.test(file) && present.has(`${folder}/${file}`);
  const files = entries.flatMap(({ file, isFolder }) => (isFolder || isPresent(file) ? [] : [file]));

  // Each is complete before it gets its name.
  const put = (file: string) => `put ${file} ${folder}/${file}.unfinished`;
  const rename = (file: string) => `rename ${folder}/${file}.unfinished ${folder}/${file}`;
  const pages = files.filter(isPage);
  const others = files.filter((file) => !isPage(file));
  let done = 0;
  await run(
    [
      ...folders.map((one) => `-mkdir ${folder}/${one}`),
      ...others.flatMap((file) => [put(file), rename(file)]),
      ...pages.map(put),
      ...pages.map(rename),
    ],
    (line) => {
      // sftp prints a command before it runs it.
      if (/^sftp> rename .*\.html/.test(line)) onPage();
      if (!line.startsWith('sftp> put')) return;
      done += 1;
      if (done % 25 === 0 || done === files.length) say(`Lastet opp: ${done} av ${files.length} filer`);
    },
  );
}
