import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';
import { codeKey } from './built-code.ts';

const files = {
  'desk/app/main.tsx':
    "import { far } from '../../schema/near.ts';\nconst lazy = () => import('./lazy.ts');\n",
  'desk/app/lazy.ts': "import './desk.css';\nimport type { Server } from '../../server/contract.ts';\n",
  'desk/app/lazy.test.ts': "import '../../builder/testing/sample.ts';\n",
  'desk/app/desk.css': '@import "../../src/styles/fonts.css";',
  'src/styles/fonts.css': '@font-face { src: url("./fonts/one.woff2") }',
  'src/styles/fonts/one.woff2': 'font',
  'schema/near.ts': "export { far } from './far.ts';\n",
  'schema/far.ts': '',
  'schema/unused.ts': '',
  'server/contract.ts': '',
  'builder/code/build-code.ts': "import { compressFiles } from '../release/compress.ts';\n",
  'builder/release/compress.ts': '',
  'package-lock.json': '{}',
};

it('the desk is built anew when anything changes that it is made of, and by nothing else', async () => {
  const root = temporaryFolder(files);
  const key = await codeKey(root, 'desk');
  const changed: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(root, file), `${text} `);
    if ((await codeKey(root, 'desk')) !== key) changed.push(file);
    writeFileSync(path.join(root, file), text);
  }
  const others = ['desk/app/lazy.test.ts', 'schema/unused.ts', 'server/contract.ts'];
  expect(changed).toEqual(Object.keys(files).filter((file) => !others.includes(file)));
});
