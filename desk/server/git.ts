import path from 'node:path';
import type { Company } from '../../schema/company.ts';
import type { Edition } from '../contract.ts';
import { workFolder } from './content-files.ts';
import { Refusal } from './refusal.ts';
import { CommandFailure, runCommand } from './run-command.ts';

/** Git never asks on a terminal that nobody sees. */
const quiet = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -oBatchMode=yes',
};

function git(root: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return runCommand('git', args, { cwd: root, env: { ...quiet, ...env } });
}

const messageStart = 'Endre innholdet';
/** What this machine has pushed last. */
const ownRef = 'refs/desk/published';

/** Lists the latest commits of content/ on the remote branch, as far as this machine knows. */
export async function listCommits(root: string, target: string, most: number): Promise<Edition[]> {
  const branch = `refs/remotes/${target.replace(' ', '/')}`;
  const format = '--format=%H %cI %s';
  const log = await git(root, ['log', `-${most}`, format, branch, '--', 'content']).catch(() => '');
  return log.split('\n').flatMap((line) => {
    const [, id = '', at = '', subject = ''] = /^(\w+) (\S+) (.*)$/.exec(line) ?? [];
    const changes = subject.startsWith(`${messageStart}: `)
      ? subject.slice(messageStart.length + 2).split(', ')
      : [subject];
    return id ? [{ id, at: new Date(at).toISOString(), kind: 'online', changes }] : [];
  });
}

/** Writes the content/ of a commit into a folder, with an index of its own. */
export async function exportCommit(root: string, commit: string, folder: string): Promise<void> {
  const index = { GIT_INDEX_FILE: path.join(folder, 'index') };
  await git(root, ['read-tree', `${commit}:./content`], index);
  await git(root, ['checkout-index', '--all', `--prefix=${folder}/content/`], index);
}

/**
 * Commits the content/ of a folder on top of what the remote branch has, and pushes that one commit: nothing else of
 * this machine goes out. Throws a Refusal that says why it cannot.
 */
export async function pushContent(
  root: string,
  folder: string,
  { publishing, name, email }: Company,
  changes: readonly string[],
): Promise<void> {
  const [remote = '', branch = ''] = publishing.target.split(' ');
  try {
    await git(root, ['fetch', '--quiet', remote, branch]);
    const parent = await git(root, ['rev-parse', 'FETCH_HEAD']);
    await refuseForeignChanges(root, parent);

    const index = { GIT_INDEX_FILE: path.join(root, workFolder, 'git-index') };
    await git(root, ['read-tree', parent], index);
    await git(root, ['--work-tree', folder, 'add', '--all', '--', 'content'], index);
    const tree = await git(root, ['write-tree'], index);
    if (tree === (await git(root, ['rev-parse', `${parent}^{tree}`]))) return;
    const message = changes.length > 0 ? `${messageStart}: ${changes.join(', ')}` : messageStart;
    // The firm publishes, not the person at the machine.
    const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email };
    const firm = { ...author, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
    const commit = await git(root, ['commit-tree', tree, '-p', parent, '-m', message], firm);
    await git(root, ['update-ref', ownRef, commit]);
    await git(root, ['push', '--quiet', remote, `${commit}:refs/heads/${branch}`]);

    // A branch that was as the remote one follows. Another one is for the person who works on it.
    const head = await git(root, ['rev-parse', 'HEAD']);
    if (head !== parent || (await git(root, ['branch', '--show-current'])) !== branch) return;
    await git(root, ['update-ref', `refs/heads/${branch}`, commit, head]);
    await git(root, ['reset', '--quiet', '--', 'content']);
  } catch (error) {
    throw explain(error);
  }
}

/** Somebody else's change of content/ would be undone by ours. */
async function refuseForeignChanges(root: string, parent: string): Promise<void> {
  const newest = await git(root, ['log', '-1', '--format=%H', parent, '--', 'content']);
  const own = await git(root, ['rev-parse', '--verify', '--quiet', ownRef]).catch(() => '');
  if (newest === '' || newest === own) return;
  const isKnown = git(root, ['merge-base', '--is-ancestor', newest, 'HEAD']);
  await isKnown.catch(() => {
    throw new Refusal(422, changedElsewhere);
  });
}

function explain(error: unknown): unknown {
  if (!(error instanceof CommandFailure)) return error;
  const { output, isMissing } = error;
  const known = reasons.find(([sign]) => sign.test(output))?.[1] ?? unreachable;
  const reason = isMissing ? missing : known;
  return new Refusal(422, `${reason} De som besøker nettstedet, ser det samme som før.`, { details: output });
}

const missing = 'Git er ikke installert på denne maskinen. Be den som hjelper deg, legge det inn.';
const unreachable = 'Fikk ikke sendt endringene. Sjekk at maskinen er på nett, og prøv igjen.';
const changedElsewhere =
  'Innholdet er endret fra et annet sted siden sist. Be den som hjelper deg, hente endringene inn først, så ingenting blir borte.';

/** What Git prints, and what to say of it. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/not a git repository \(or/, 'Mappen er ikke et Git-prosjekt. Be den som hjelper deg, se på oppsettet.'],
  [
    /couldn't find remote ref/,
    'Webhotellet har ikke fått prosjektet ennå. Be den som hjelper deg, sende det dit først.',
  ],
  [/rejected|fetch first|non-fast-forward/, changedElsewhere],
  [
    /authentication failed|permission denied|could not read username/i,
    'Denne maskinen har ikke lov til å sende endringene. Be den som hjelper deg, se på tilgangen.',
  ],
];
