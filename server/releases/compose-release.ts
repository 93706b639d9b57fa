import path from 'node:path';
import { builtCode } from '../../builder/code/built-code.ts';
import { composeSite } from '../../builder/compose/compose-site.ts';
import { addPictures, writeSite } from '../../builder/compose/write-site.ts';
import type { HostFacts } from '../../builder/content/read-company.ts';
import { fail } from '../../builder/failure.ts';
import { reportProgress } from '../../builder/progress.ts';
import { removeUnusedCopies } from '../../builder/release/compress.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * A program of its own, which gives its memory back: makes the pictures of the site of `project`, a folder that has a
 * content/, or writes the whole site into `folder`. `host` is what the host decides of the firm's facts, as JSON.
 */
async function main([part, project = '', folder = '', host = '{}']: readonly string[]): Promise<void> {
  const facts: HostFacts = JSON.parse(host);
  const composed = await composeSite(root, project, await builtCode(root), facts);
  if (part === 'pictures') {
    await composed.pictures.makeAll(reportProgress('Bilder'));
    return;
  }
  await addPictures(await writeSite(root, composed, folder), () => {});
  await removeUnusedCopies(root);
}

main(process.argv.slice(2)).catch(fail);
