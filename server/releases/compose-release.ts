import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { builtCode } from '../../builder/code/built-code.ts';
import { composeSite } from '../../builder/compose/compose-site.ts';
import { addPictures, writeSite } from '../../builder/compose/write-site.ts';
import type { HostFacts } from '../../builder/content/read-company.ts';
import { BuildFailure, fail } from '../../builder/failure.ts';
import { removeUnusedFiles } from '../../builder/kept-files.ts';
import { reportProgress } from '../../builder/progress.ts';
import { writeFailurePages } from '../messages/answer-page.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * A program of its own, which gives its memory back: writes the whole site of `project`, a folder that has a content/,
 * into `folder`, as it is at the moment `at`. Pictures that are missing are made in a further program. `host` is what
 * the host decides of the firm's facts, as JSON.
 */
async function main([
  part,
  project = '',
  folder = '',
  host = '{}',
  at = '',
]: readonly string[]): Promise<void> {
  const facts: HostFacts = JSON.parse(host);
  const now = at ? new Date(at) : new Date();
  const composed = await composeSite(root, project, await builtCode(root), facts, now);
  if (part === 'pictures') {
    await composed.pictures.makeAll(reportProgress('Bilder'));
    return;
  }
  if (composed.pictures.missing().length > 0) await makePictures(project, at);
  await addPictures(await writeSite(root, composed, folder), () => {});
  await writeFailurePages(folder);
  await removeUnusedFiles(root);
}

async function makePictures(project: string, at: string): Promise<void> {
  const [node, ...options] = [process.execPath, ...process.execArgv];
  const child = spawn(node, [...options, import.meta.filename, 'pictures', project, '', '{}', at], {
    stdio: 'inherit',
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new BuildFailure('Bildene kunne ikke lages. Er minnet for lite?');
}

main(process.argv.slice(2)).catch(fail);
