import path from 'node:path';
import { builtCode, builtPage } from '../builder/code/built-code.ts';
import { fail } from '../builder/failure.ts';

const root = path.join(import.meta.dirname, '..');

/** `npm run build-code`: builds the code of the site and the desk, so that the first start need not. */
async function main(): Promise<void> {
  await builtCode(root);
  await builtPage(root);
}

main().catch(fail);
