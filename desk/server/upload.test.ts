import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { facts, openDesk } from '../tests/support/desk.ts';
import { build, page, publish, publishing, visit } from '../tests/support/publishing.ts';

const sftpServer = '/usr/lib/openssh/sftp-server';

/** Replaces the way to the server: its sftp-server runs on this machine, or sftp prints why it fails. */
async function pretendServer(): Promise<{ fail: (printed: string) => void }> {
  const folder = temporaryFolder();
  const sftp = [
    '#!/bin/sh',
    '[ -n "$SERVER_FAILS" ] && { echo "$SERVER_FAILS" >&2; exit 255; }',
    `exec /usr/bin/sftp -D ${sftpServer} -b -`,
  ];
  await writeFile(path.join(folder, 'sftp'), sftp.join('\n'));
  await chmod(path.join(folder, 'sftp'), 0o755);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  return { fail: (printed) => vi.stubEnv('SERVER_FAILS', printed) };
}

it('uploads by sftp, and a failure says what visitors see', async ({ skip }) => {
  skip(!existsSync('/usr/bin/sftp') || !existsSync(sftpServer), 'sftp is not installed here');
  const server = await pretendServer();
  const site = temporaryFolder();
  const desk = await openDesk(build);
  await desk.edit('company', publishing('sftp', `server:${site}`));
  const online = () => readFile(path.join(site, 'index.html'), 'utf8');
  visit(null);
  const first = await publish(desk);
  expect(first).toContainEqual({ step: 'publish', message: 'Publisert.', done: true });
  expect(first.at(-1)).toMatchObject({
    step: 'confirm',
    message: expect.stringContaining('Får ikke svar'),
    unconfirmed: true,
  });
  expect(await online()).toBe(page(facts.phone));
  expect(await readFile(path.join(site, 'assets/main-1.js'), 'utf8')).toBe('code');

  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 02'));
  visit(page(facts.phone));
  server.fail('Connection closed');
  const lost = (await publish(desk)).at(-1);
  expect(lost).toMatchObject({ step: 'publish', failed: true });
  expect(lost?.message).toMatch(/^Får ikke kontakt med server\..*ser det samme som før\.$/);
  server.fail('');
  // In the middle: one file cannot be written, so no page is replaced.
  await rm(path.join(site, 'robots.txt'));
  await mkdir(path.join(site, 'robots.txt/in-the-way'), { recursive: true });
  const stopped = (await publish(desk)).at(-1);
  expect(stopped?.message).toMatch(/^Opplastingen til server stoppet\..*ser det samme som før\.$/);
  expect(await online()).toBe(page(facts.phone));
  expect((await desk.ask('GET', '/changes')).body.documents).toHaveLength(1);

  await rm(path.join(site, 'robots.txt'), { recursive: true });
  const last = await publish(desk);
  expect(last.at(-1)?.message).toContain('viser fortsatt en annen utgave');
  expect(await online()).toBe(page('+47 67 00 00 02'));
  visit(await online());
  const message = `Den nye utgaven ligger på ${facts.url}.`;
  expect((await publish(desk)).at(-1)).toEqual({ step: 'confirm', message, done: true });
  expect((await desk.ask('GET', '/editions')).body[0]).toMatchObject({ kind: 'online' });
  expect((await desk.ask('GET', '/overview')).body).toMatchObject({ testMessageIsDue: true, isOnline: true });
});

it('what is wrong with a server is named', async () => {
  const server = await pretendServer();
  const desk = await openDesk(build);
  await desk.edit('company', publishing('sftp', 'server:/www'));
  for (const [printed, message] of [
    ['write remote "/www/a.unfinished": Failure', 'Det er ikke mer plass hos server.'],
    ['Permission denied (publickey).', 'server slipper ikke denne maskinen inn.'],
    ['dest open "/www/a": Permission denied', 'har ikke lov til å legge noe i'],
    ['dest open "/www/a": No such file or directory', 'Mappen /www finnes ikke hos server.'],
  ] as const) {
    server.fail(printed);
    const last = (await publish(desk)).at(-1);
    expect(last).toMatchObject({ failed: true, message: expect.stringContaining(message), details: printed });
  }
});
