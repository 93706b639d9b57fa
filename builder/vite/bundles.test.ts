import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { bundleKey } from './bundles.ts';

const files = {
  'desk/app/main.tsx': '',
  'desk/app/main.test.ts': '',
  'src/ui/Heading.module.css': '',
  'src/ui/Heading.module.css.d.ts': '',
  'schema/company-fields.ts': '',
  'common/languages.ts': '',
  'public/brand/mark.svg': '',
  'builder/html/html-page.ts': '',
  'builder/testing/sample.ts': '',
  'server/start.ts': '',
  'vite.config.ts': '',
  'package-lock.json': '',
};

it('the key of the desk changes with its sources, and with no other file', async () => {
  const root = temporaryFolder(files);
  const key = await bundleKey(root, 'desk');
  const others: string[] = [];
  for (const file of Object.keys(files)) {
    writeFileSync(path.join(root, file), 'changed');
    if ((await bundleKey(root, 'desk')) === key) others.push(file);
    writeFileSync(path.join(root, file), '');
  }
  expect(others).toEqual([
    'desk/app/main.test.ts',
    'src/ui/Heading.module.css.d.ts',
    'builder/testing/sample.ts',
    'server/start.ts',
  ]);
});
