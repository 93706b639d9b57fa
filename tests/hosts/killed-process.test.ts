import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isHashed } from '../../builder/release/headers.ts';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { findCurrent, listNumbers } from '../../server/releases/release-folder.ts';
import { startMailServer } from '../../server/testing/mail-server.ts';
import { publishFiles, smallSite } from '../../server/testing/publish-files.ts';
import { freePort } from '../support/servers.ts';
import { root } from '../support/site.ts';

// What is left when the process of the small server is killed.

/** Runs a program of server/testing. */
function run(program: string, ...args: (string | number)[]) {
  const file = path.join(root, 'server/testing', program);
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args.map(String)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts what takes messages, and resolves when it listens, with what kills it. */
async function start(data: string, ...ports: number[]) {
  const child = run('message-process.ts', data, ...ports);
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

it('fifty messages: each that was answered with success is stored once and mailed', {
  timeout: 120_000,
}, async () => {
  const { port: smtpPort, mails } = await startMailServer();
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
    const kill = await start(data, port, smtpPort);
    const sending = Array.from({ length: 10 }, (_, index) => post(wave * 10 + index));
    // Killed while it answers some, and mails others.
    await vi.waitFor(() => expect(accepted.length).toBeGreaterThan(before + 2), {
      interval: 1,
      timeout: 20_000,
    });
    await kill();
    await Promise.all(sending);
  }
  await start(data, port, smtpPort);
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

it('a release is whole or not there, at whatever step its process is killed', {
  timeout: 300_000,
}, async () => {
  const before = temporaryFolder();
  // So many that the next one removes the first.
  const words = ['', ...Array.from({ length: 20 }, (_, index) => `word${index}`), 'new'];
  for (const word of words.slice(1, -1)) await publishFiles(before, smallSite(word));
  const shown: string[] = [];

  /** Returns whether the process was killed before it had finished. */
  async function publishUntil(step: number): Promise<boolean> {
    const data = temporaryFolder();
    cpSync(before, data, { recursive: true, verbatimSymlinks: true });
    const child = run('publish-process.ts', data, 'new', step);
    const [status, signal] = await once(child, 'exit');
    expect([0, 'SIGKILL'], `step ${step}`).toContain(signal ?? status);

    const number = (await findCurrent(data)) ?? 0;
    expect([20, 21], `step ${step}`).toContain(number);
    shown[step] = words[number] ?? '';
    for (const number of await listNumbers(data)) {
      expectWhole(data, number, words[number] ?? '', step);
    }
    // Whatever was left, the next one works.
    const next = await publishFiles(data, smallSite('next'));
    expectWhole(data, next, 'next', step);
    expect(await findCurrent(data)).toBe(next);
    expect(
      readdirSync(path.join(data, 'releases')).filter((name) => !/^(\d|current$|pool$)/.test(name)),
    ).toEqual([]);
    return signal === 'SIGKILL';
  }

  let wasKilled = true;
  for (let step = 1; wasKilled; step += 4) {
    const killed = await Promise.all([0, 1, 2, 3].map((further) => publishUntil(step + further)));
    wasKilled = killed.every(Boolean);
  }
  expect(shown.filter((word) => word !== 'new').length).toBeGreaterThan(20);
  expect(shown.filter((word) => word === 'new').length).toBeGreaterThan(3);
});

function expectWhole(data: string, number: number, word: string, step: number): void {
  for (const [address, text] of Object.entries(smallSite(word))) {
    const folder = path.join(data, 'releases', isHashed(address) ? 'pool' : String(number));
    const file = path.join(folder, address);
    expect(existsSync(file), `${file} after step ${step}`).toBe(true);
    expect(readFileSync(file, 'utf8'), `${file} after step ${step}`).toBe(text);
  }
}
