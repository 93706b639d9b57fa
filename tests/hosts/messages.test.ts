import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import { buildMessage, type Message } from '../../common/message-fields.ts';
import { freePort } from '../support/servers.ts';
import { root } from '../support/site.ts';
import { deskHost, hasCaddy, startSmallCaddy } from './caddy.ts';
import { host, type RunningHost, send } from './servers.ts';

// The real program behind the real Caddy, with several visitors at once.

// Only Linux gives each visitor an address of its own without any settings.
describe.skipIf(!hasCaddy || process.platform !== 'linux')('messages over restarts', () => {
  const folder = temporaryFolder({}, afterAll);
  const data = path.join(folder, 'data');
  let caddy: RunningHost;
  let ports: { site: number; desk: number };
  let program: ReturnType<typeof startProgram>;
  beforeAll(async () => {
    ports = { site: await freePort(), desk: await freePort() };
    caddy = await startSmallCaddy(folder, ports);
    program = startProgram();
  });
  afterAll(async () => {
    await stopProgram('SIGTERM');
    await caddy?.stop();
  });

  function startProgram() {
    const environment = {
      SITE_ADDRESS: `https://${host}`,
      DESK_ADDRESS: `https://${deskHost}`,
      DESK_PASSWORD: 'sju gule gravemaskiner',
      SITE_DATA: data,
      PORT: String(ports.site),
      DESK_PORT: String(ports.desk),
    };
    return spawn(process.execPath, ['--import', 'tsx', 'commands/start.ts'], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  async function stopProgram(signal: NodeJS.Signals): Promise<void> {
    const exited = once(program, 'exit');
    program.kill(signal);
    await exited;
  }

  const written: Message[] = [];
  const acknowledged: Message[] = [];
  const refusals: (number | undefined)[] = [];

  /** Writes a message of its own from an address of its own. */
  async function write(): Promise<void> {
    const count = written.length;
    const text = `${count} `.repeat(1 + ((count * 37) % 300)).trim();
    const message = {
      ...buildMessage((name) => `${name} ${count}`),
      email: `${count}@example.no`,
      message: text,
    };
    written.push(message);
    const body = String(new URLSearchParams(message));
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
    };
    const localAddress = `127.${1 + (Math.floor(count / 250) % 250)}.${count % 250}.1`;
    const { status } = await send(caddy.https, '/melding/no', {
      method: 'POST',
      body,
      headers,
      localAddress,
    });
    if (status === 200) acknowledged.push(message);
    else refusals.push(status);
  }

  function storedMessages(): Message[] {
    const folder = path.join(data, 'messages');
    const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
    const messages = files.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
    return messages.map((message) => buildMessage((name) => message[name]));
  }

  async function compareWithStored() {
    const serialize = (messages: Message[]) => messages.map((message) => JSON.stringify(message));
    const stored = serialize(storedMessages());
    const known = new Set(serialize(written));
    return {
      lost: serialize(acknowledged).filter((message) => !stored.includes(message)),
      neverWritten: stored.filter((message) => !known.has(message)),
      twice: stored.filter((message, index) => stored.indexOf(message) < index),
    };
  }
  const allAsWritten = { lost: [], neverWritten: [], twice: [] };

  it('stores what five visitors were told is sent, as written and once', { timeout: 600_000 }, async () => {
    let isOver = false;
    const visitors = Array.from({ length: 5 }, async () => {
      while (!isOver) await write();
    });
    for (let restart = 1; restart <= 8; restart++) {
      const before = acknowledged.length;
      const hasGoneOn = () => expect(acknowledged.length).toBeGreaterThan(before + 10);
      await vi.waitFor(hasGoneOn, { timeout: 60_000, interval: 20 });
      await stopProgram(restart % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
      program = startProgram();
    }
    isOver = true;
    await Promise.all(visitors);
    expect(await compareWithStored()).toEqual(allAsWritten);
    // The program is away, or is starting.
    expect(refusals).toContain(502);
    expect(refusals.filter((status) => status !== 502 && status !== 503)).toEqual([]);
  });

  it('then takes thirty at once', async () => {
    const isBack = async () => {
      refusals.length = 0;
      await write();
      expect(refusals).toEqual([]);
    };
    await vi.waitFor(isBack, { timeout: 60_000, interval: 100 });
    await Promise.all(Array.from({ length: 30 }, write));
    expect(refusals).toEqual([]);
    expect(await compareWithStored()).toEqual(allAsWritten);
  });
});
