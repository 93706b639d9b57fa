import path from 'node:path';
import { readLaunchList } from '../../builder/launch/launch-list.ts';
import type { Company } from '../../schema/company.ts';
import type { PublishLine } from '../contract.ts';
import { listChanges } from './changes.ts';
import { checkContent, stampOf } from './check-content.ts';
import { pushContent } from './git.ts';
import { readPublished, rememberPublished } from './published.ts';
import { Refusal } from './refusal.ts';
import { CommandFailure, runCommand } from './run-command.ts';
import { upload } from './upload.ts';

type Say = (message: string) => void;
/** Builds the site into dist/. */
export type Build = (root: string, say: Say) => Promise<void>;

/** What the button does, for the owner to read before. */
export function describePublishing({ method, target }: Company['publishing']): string {
  if (method === 'folder') return 'Lager en mappe med hele nettstedet, klar til å legges ut.';
  if (method === 'git') return 'Sender endringene til webhotellet, som bygger nettstedet og legger det ut.';
  return `Bygger nettstedet og laster det opp til ${target.replace(/^.*@|:.*$/g, '')}.`;
}

/** Checks, builds and publishes, and reports each step. Never throws: a failure is the last event. */
export async function publish(
  root: string,
  build: Build,
  report: (event: PublishLine) => void,
): Promise<void> {
  let step: PublishLine['step'] = 'check';
  const say: Say = (message) => report({ step, message });
  const done: Say = (message) => report({ step, message, done: true });
  try {
    say('Ser etter noe som mangler …');
    const company = await checkLaunch(root);
    done('Ingenting mangler.');

    step = 'build';
    say('Bygger nettstedet …');
    const stamp = await stampOf(root);
    await build(root, say);
    if (stamp !== (await stampOf(root))) {
      throw new Refusal(422, 'Noe ble endret mens nettstedet ble bygget. Publiser en gang til.');
    }
    done('Nettstedet er bygget.');

    step = 'publish';
    say(describePublishing(company.publishing));
    const { method } = company.publishing;
    if (method === 'git') await pushContent(root, company, await commitMessage(root, company));
    else if (method !== 'folder') await upload(root, company.publishing, say);
    await rememberPublished(root, company.publishing);
    done(method === 'folder' ? `Mappen er klar: ${path.join(root, 'dist')}` : 'Publisert.');
  } catch (error) {
    const known = error instanceof Refusal;
    if (!known) console.error(error);
    const message = known
      ? error.message
      : 'Noe gikk galt som ikke skulle skje. Se i vinduet der redigeringen kjører.';
    report({ step, message, ...(known && error.details), failed: true });
  }
}

/** Reads the facts of the firm when all of content/ can be published. Throws a Refusal with what is in the way. */
async function checkLaunch(root: string): Promise<Company> {
  const problems = await checkContent(root);
  if (problems.length > 0)
    throw new Refusal(422, 'Dette må rettes før nettstedet kan legges ut:', { problems });
  const { company, items } = await readLaunchList(root);
  const missing = items
    .filter(({ canWait }) => !canWait)
    .map(({ path, missing, remedy }) => ({ document: 'company', path, message: `${missing} ${remedy}` }));
  if (missing.length > 0)
    throw new Refusal(422, 'Dette mangler før nettstedet kan legges ut:', { problems: missing });
  return company;
}

async function commitMessage(root: string, { publishing }: Company): Promise<string> {
  const published = await readPublished(root, publishing);
  const titles = published ? (await listChanges(root, published)).map(({ title }) => title) : [];
  return `Endre innholdet${titles.length > 0 ? `: ${titles.join(', ')}` : ''}`;
}

/** `npm run build`, whose lines become progress. */
export const runBuild: Build = async (root, say) => {
  const command = ['--import', 'tsx', 'commands/build.ts'];
  try {
    await runCommand(process.execPath, command, { cwd: root, onLine: say });
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    throw new Refusal(422, 'Nettstedet kunne ikke bygges. Det som ligger på nettet, er ikke rørt.', {
      details: error.output,
    });
  }
};
