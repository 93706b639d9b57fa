import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { listen } from '../../server/listen.ts';
import { freePort } from '../support/servers.ts';
import { root } from '../support/site.ts';

// What is left when the process of the small server is killed.

/** Starts a program of server/testing, and resolves when it says that it listens. */
async function start(program: string, ...args: (string | number)[]) {
  const file = path.join(root, 'server/testing', program);
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args.map(String)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

it('fifty messages: each that was answered with success is stored once and mailed', {
  timeout: 120_000,
}, async () => {
  const mails: string[] = [];
  const mailServer = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        mails.push(mail);
        done();
      });
    },
  });
  mailServer.on('error', () => {});
  const smtpPort = await listen(mailServer.server, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => new Promise<void>((resolve) => mailServer.close(resolve)));

  const data = temporaryFolder();
  const port = await freePort();
  const accepted: string[] = [];
  const post = async (number: number) => {
    const email = `visitor${number}@example.no`;
    const body = new URLSearchParams({ email, message: 'Hei' });
    const headers = { 'X-Forwarded-For': `203.0.113.${number}` };
    const response = await fetch(`http://127.0.0.1:${port}/melding/no`, {
      method: 'POST',
      body,
      headers,
    }).catch(() => null);
    if (response?.status === 200) accepted.push(email);
  };
  for (let wave = 0; wave < 5; wave++) {
    const before = accepted.length;
    const kill = await start('message-process.ts', data, port, smtpPort);
    const sending = Array.from({ length: 10 }, (_, index) => post(wave * 10 + index));
    // Killed while it answers some, and mails others.
    await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(before + 2), { interval: 1 });
    await kill();
    await Promise.all(sending);
  }
  await start('message-process.ts', data, port, smtpPort);
  const stored = () =>
    readdirSync(path.join(data, 'messages'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(path.join(data, 'messages', name), 'utf8')));
  await vi.waitFor(() => expect(stored().filter(({ mailedAt }) => !mailedAt)).toEqual([]), {
    timeout: 30_000,
  });

  const messages = stored();
  expect(accepted.length).toBeGreaterThanOrEqual(15);
  for (const email of accepted) {
    expect(
      messages.filter((message) => message.email === email),
      email,
    ).toHaveLength(1);
    const ids = mails
      .filter((mail) => mail.includes(email))
      .map((mail) => /^Message-ID: .*$/im.exec(mail)?.[0]);
    expect(new Set(ids).size, email).toBe(1);
  }
});
