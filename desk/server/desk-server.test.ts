import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { ask, serve } from '../../server/testing/serve.ts';
import { createDesk, deskPath } from './desk-server.ts';

it('a file that a build beside the desk has removed is not found, and the desk goes on', async () => {
  const page = temporaryFolder({ 'index.html': 'desk', 'assets/main.js': 'code' });
  const origin = await serve(createServer(createDesk({ page, api: () => {}, preview: () => {} })));
  const script = `${deskPath}assets/main.js`;
  expect(await ask(origin, script)).toMatchObject({ status: 200, text: 'code' });
  rmSync(path.join(page, 'assets/main.js'));
  expect(await ask(origin, script)).toMatchObject({ status: 404 });
  expect(await ask(origin, deskPath)).toMatchObject({ status: 200, text: 'desk' });
});
