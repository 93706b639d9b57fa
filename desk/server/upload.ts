import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Company } from '../../schema/company.ts';
import { Refusal } from './refusal.ts';
import { CommandFailure, runCommand } from './run-command.ts';

type Say = (message: string) => void;

/** Pages and their compressed copies: they name all other files, so they come last. */
const isPage = (file: string) => /\.html(\.\w+)?$/.test(file);

/**
 * Uploads dist/ with the system's rsync or sftp. New files come before the pages that name them, and what is there
 * already is never removed, so that a failure leaves the site as it was. Throws a Refusal that says why.
 */
export async function upload(
  root: string,
  { method, target }: Company['publishing'],
  say: Say,
): Promise<void> {
  const [host = '', folder = ''] = target.split(/:(.*)/);
  await checkHeaders(root);
  try {
    if (method === 'rsync') await uploadWithRsync(root, target);
    else await uploadWithSftp(root, host, folder, say);
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    const { output, isMissing } = error;
    const reason = isMissing
      ? `Programmet ${method} finnes ikke på denne maskinen. Be den som hjelper deg, legge det inn.`
      : reasonIn(output, host);
    throw new Refusal(422, reason, { details: output });
  }
  await mkdir(path.join(root, 'var'), { recursive: true });
  await copyFile(path.join(root, builtHeaders), path.join(root, serverHeaders));
}

/** The security headers of the build, and those that the server sends as far as this machine knows. */
const builtHeaders = '.cache/release/headers.json';
const serverHeaders = 'var/headers.json';

/** Headers of another build would block scripts or the form. Throws a Refusal when the server needs new ones. */
async function checkHeaders(root: string): Promise<void> {
  const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => undefined);
  const known = await read(serverHeaders);
  if (known === undefined || known === (await read(builtHeaders))) return;
  throw new Refusal(
    422,
    'Denne utgaven trenger nye innstillinger på tjeneren. Be den som hjelper deg, legge dem inn først: docs/publisering.md sier hvordan.',
  );
}

function reasonIn(output: string, host: string): string {
  if (/permission denied|authentication fail|host key verification/i.test(output)) {
    return `${host} slipper ikke denne maskinen inn. Be den som hjelper deg, se på tilgangen.`;
  }
  if (/no space left|quota/i.test(output)) return `Det er ikke mer plass hos ${host}.`;
  if (/could not resolve|connection|timed out|unreachable|closed/i.test(output)) {
    return `Får ikke kontakt med ${host}. Sjekk at maskinen er på nett, og prøv igjen.`;
  }
  return `Opplastingen til ${host} stoppet. Prøv igjen, og be den som hjelper deg, hvis det ikke går.`;
}

async function uploadWithRsync(root: string, target: string): Promise<void> {
  const send = (...options: string[]) =>
    runCommand('rsync', ['-rt', '-e', 'ssh -oBatchMode=yes', ...options, 'dist/', `${target}/`], {
      cwd: root,
    });
  await send('--exclude=*.html', '--exclude=*.html.*');
  await send('--delay-updates');
}

/** Folders whose files change their names with their content: a name that is there already is the same file. */
const hashedFolders = /^(assets|pictures|content)\//;

async function uploadWithSftp(root: string, host: string, folder: string, say: Say): Promise<void> {
  const entries = await readdir(path.join(root, 'dist'), { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) =>
    path.relative(path.join(root, 'dist'), path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(pathOf)
    .sort();
  const run = (commands: string[], onLine?: Say) =>
    runCommand('sftp', ['-b', '-', host], {
      cwd: root,
      input: `${commands.join('\n')}\n`,
      ...(onLine && { onLine }),
    });

  const listing = await run(
    folders.filter((one) => hashedFolders.test(`${one}/`)).map((one) => `-ls -1 ${folder}/${one}`),
  );
  const present = new Set(listing.split('\n').map((line) => line.trim()));
  const files = entries
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter((file) => !hashedFolders.test(file) || !present.has(`${folder}/${file}`));

  // Each is complete before it gets its name.
  const put = (file: string) => `put dist/${file} ${folder}/${file}.unfinished`;
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
      if (!line.startsWith('sftp> put')) return;
      done += 1;
      if (done % 25 === 0 || done === files.length) say(`Lastet opp: ${done} av ${files.length} filer`);
    },
  );
}
