import path from 'node:path';
import type { Company } from '../../schema/company.ts';
import { workFolder } from './content-files.ts';
import { Refusal } from './refusal.ts';
import { CommandFailure, runCommand } from './run-command.ts';

/** Git never asks on a terminal that nobody sees. */
const quiet = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -oBatchMode=yes',
};

export function git(
  root: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  return runCommand('git', args, { cwd: root, env: { ...quiet, ...env } });
}

/**
 * Commits content/, and nothing else, and pushes it. The local branch moves only after the remote one has, so that a
 * failure leaves both as they were. Throws a Refusal that says why.
 */
export async function pushContent(
  root: string,
  { publishing, name, email }: Company,
  message: string,
): Promise<void> {
  const [remote = '', branch = ''] = publishing.target.split(' ');
  const current = await git(root, ['branch', '--show-current']).catch((error: unknown) => {
    throw explain(error);
  });
  if (current !== branch) {
    throw new Refusal(
      422,
      `Prosjektet står på grenen «${current}», men det publiseres fra «${branch}». Be den som hjelper deg, bytte gren.`,
    );
  }
  // An index of its own leaves what somebody has staged alone.
  const index = { GIT_INDEX_FILE: path.join(root, workFolder, 'git-index') };
  await git(root, ['read-tree', 'HEAD'], index);
  await git(root, ['add', '--all', '--', 'content'], index);
  const tree = await git(root, ['write-tree'], index);
  const [head, headTree] = (await git(root, ['rev-parse', 'HEAD', 'HEAD^{tree}'])).split('\n');
  const author = await git(root, ['config', 'user.email']).then(
    () => ({}),
    () => ({
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    }),
  );
  const commit =
    tree === headTree ? head : await git(root, ['commit-tree', tree, '-p', 'HEAD', '-m', message], author);
  await git(root, ['push', remote, `${commit}:refs/heads/${branch}`]).catch((error: unknown) => {
    throw explain(error);
  });
  if (commit === head) return;
  await git(root, ['update-ref', `refs/heads/${branch}`, String(commit), String(head)]);
  await git(root, ['reset', '--quiet', '--', 'content']);
}

function explain(error: unknown): unknown {
  if (!(error instanceof CommandFailure)) return error;
  const { output, isMissing } = error;
  return new Refusal(422, isMissing ? reasons.missing : reasonIn(output), { details: output });
}

const reasons = {
  missing: 'Git er ikke installert på denne maskinen. Be den som hjelper deg, legge det inn.',
  noRepository: 'Mappen er ikke et Git-prosjekt. Be den som hjelper deg, se på oppsettet.',
  newer: 'Det er sendt noe nyere fra et annet sted. Be den som hjelper deg, hente det inn først.',
  denied: 'Denne maskinen har ikke lov til å sende endringene. Be den som hjelper deg, se på tilgangen.',
  unreachable: 'Fikk ikke sendt endringene. Sjekk at maskinen er på nett, og prøv igjen.',
};

function reasonIn(output: string): string {
  if (/not a git repository \(or/.test(output)) return reasons.noRepository;
  if (/rejected|fetch first|non-fast-forward/.test(output)) return reasons.newer;
  if (/authentication failed|permission denied|could not read username/i.test(output)) return reasons.denied;
  return reasons.unreachable;
}
