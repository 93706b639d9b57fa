import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDesk } from './testing/desk.ts';
import { build, facts, publish, publishing, temporaryFolder } from './testing/publishing.ts';

/** Replaces ssh: runs on this machine what should run on the server, or fails as ssh does without a network. */
async function pretendServer(): Promise<{ fail: (isDown: boolean) => void }> {
  const folder = await temporaryFolder();
  const script = [
    '#!/bin/sh',
    '[ "$SERVER_IS_DOWN" = 1 ] && { echo "ssh: Could not resolve hostname" >&2; exit 255; }',
    'while [ "$1" != server ]; do shift; done; shift',
    'eval "$@"',
  ];
  await writeFile(path.join(folder, 'ssh'), script.join('\n'));
  const sftp = [
    '#!/bin/sh',
    '[ "$SERVER_IS_DOWN" = 1 ] && { echo "Connection closed" >&2; exit 255; }',
    `exec /usr/bin/sftp -D ${sftpServer} -b -`,
  ];
  await writeFile(path.join(folder, 'sftp'), sftp.join('\n'));
  for (const name of ['ssh', 'sftp']) await chmod(path.join(folder, name), 0o755);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  return { fail: (isDown) => vi.stubEnv('SERVER_IS_DOWN', isDown ? '1' : '') };
}

const sftpServer = '/usr/lib/openssh/sftp-server';

const isInstalled = {
  rsync: existsSync('/usr/bin/rsync'),
  sftp: existsSync('/usr/bin/sftp') && existsSync(sftpServer),
};

it.for(['rsync', 'sftp'] as const)(
  'uploads with %s, and a failure leaves the site as it was',
  async (method, { skip }) => {
    skip(!isInstalled[method], `${method} is not installed here`);
    const server = await pretendServer();
    const site = await temporaryFolder();
    const desk = await openDesk(build);
    expect(await desk.edit('company', publishing(method, `server:${site}`))).toMatchObject({ status: 200 });
    expect((await publish(desk)).at(-1)).toMatchObject({ message: 'Publisert.', done: true });
    const page = () => readFile(path.join(site, 'index.html'), 'utf8');
    expect(await page()).toContain(facts.phone);
    expect(await readFile(path.join(site, 'assets/main-1.js'), 'utf8')).toBe('code');

    await desk.edit('company', (value) => (value.phone = '+47 67 00 00 02'));
    server.fail(true);
    expect((await publish(desk)).at(-1)).toMatchObject({
      failed: true,
      message: expect.stringContaining('Får ikke kontakt med server.'),
    });
    expect(await page()).toContain(facts.phone);
    server.fail(false);
    // In the middle: one file cannot be written, so no page is replaced.
    await rm(path.join(site, 'robots.txt'));
    await mkdir(path.join(site, 'robots.txt/in-the-way'), { recursive: true });
    expect((await publish(desk)).at(-1)).toMatchObject({
      failed: true,
      message: expect.stringContaining('Opplastingen til server stoppet.'),
    });
    expect(await page()).toContain(facts.phone);
    await rm(path.join(site, 'robots.txt'), { recursive: true });
    expect((await publish(desk)).at(-1)).toMatchObject({ done: true });
    expect(await page()).toContain('+47 67 00 00 02');
    expect(await readFile(path.join(site, 'assets/main-2.js'), 'utf8')).toBe('code');

    // Security headers that the server does not send would block the form.
    await desk.edit('company', (value) => (value.formService.endpoint = 'https://ny.firma.no/'));
    const refused = (await publish(desk)).at(-1);
    expect(refused?.message).toContain('Denne utgaven trenger nye innstillinger på tjeneren.');
    await rename(
      path.join(desk.root, '.cache/release/headers.json'),
      path.join(desk.root, 'var/headers.json'),
    );
    expect((await publish(desk)).at(-1)).toMatchObject({ done: true });
  },
);
