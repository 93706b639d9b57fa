import { readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { serverPlace } from './server-place.ts';

const host = { url: 'https://www.example.no', formService: { endpoint: '', answerIsReadable: true } };

it('a site that was half made when the disk was full gives its room back', async () => {
  const project = temporaryFolder({
    'server/releases/compose-release.ts': `
      import { mkdirSync } from 'node:fs';
      mkdirSync(process.argv[4] + '/half', { recursive: true });
      throw new Error('ENOSPC: no space left on device');`,
    'package.json': '{ "type": "module" }',
  });
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
  const data = temporaryFolder();
  const { methodOf } = serverPlace({ project, data, host, isTrial: false });
  const { build } = methodOf({ method: 'folder', target: '' });
  await expect(build('/some/edition', () => {}, new Date(0))).rejects.toThrow('Disken er full');
  expect(readdirSync(data)).toEqual([]);
});
