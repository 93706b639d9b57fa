import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';
import { reasonToBuild } from './start/freshness.ts';
import { buildScript, builds, freePorts, project, startIn } from './testing/run-start.ts';

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

describe('npm start', { timeout: 30_000 }, () => {
  it('builds once, serves site and inbox, and closes on SIGTERM although a visitor stays connected', async () => {
    const root = project();
    const ports = await freePorts();
    const inboxUrl = `http://127.0.0.1:${ports.INBOX_PORT}/`;
    const first = startIn(root, ports);
    await first.says('Inbox: ');

    const hosts = ['localhost', '127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])];
    for (const host of hosts) {
      const page = await fetch(`http://${host}:${ports.PORT}/`);
      expect(await page.text()).toBe('<h1>Forside</h1>');
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const body = new FormData();
    body.append('email', 'ase@example.no');
    body.append('message', 'Hei på deg');
    const answer = await fetch(inboxUrl, { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(readFileSync(join(root, 'var/inbox.ndjson'), 'utf8')).toContain('"message":"Hei på deg"');
    await first.says('  | Hei på deg');

    const visitor = connect(Number(ports.PORT), '127.0.0.1');
    await once(visitor, 'connect');
    first.process.kill('SIGTERM');
    const end = await first.ends();
    expect(end.code).toBe(0);
    expect(end.output).toContain('The site has not been built yet. Building.');
    expect(end.output).not.toContain('FORM_ENDPOINT is set');

    const second = startIn(root, { ...ports, INBOX_ALLOW_ORIGIN: '1' });
    await second.says('Inbox: ');
    const preflight = await fetch(inboxUrl, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    second.process.kill('SIGINT');
    expect((await second.ends()).code).toBe(0);
    expect(builds(root)).toEqual([inboxUrl]);
  });

  it('builds again for a form service that the environment names, and says where messages go', async () => {
    const root = project();
    const ports = await freePorts();
    const elsewhere = 'https://skjema.example.no/f/1';
    const named = { ...ports, FORM_ENDPOINT: elsewhere };
    for (const environment of [ports, named, { ...named, FORM_ANSWER_IS_READABLE: 'true' }]) {
      const run = startIn(root, environment);
      await run.says('Inbox: ');
      if ('FORM_ENDPOINT' in environment) {
        await run.says(
          `FORM_ENDPOINT is set: the form sends its messages to ${elsewhere}, not to the inbox.`,
        );
      }
      run.process.kill('SIGTERM');
      await run.ends();
    }
    expect(builds(root)).toEqual([`http://127.0.0.1:${ports.INBOX_PORT}/`, elsewhere, elsewhere]);
  });

  it.each(['PORT', 'INBOX_PORT'] as const)(
    'says which port is in use, before it builds: %s',
    async (variable) => {
      const root = project();
      const ports = await freePorts();
      const holder = createServer();
      const port = await listen(holder, { port: Number(ports[variable]), host: '127.0.0.1' });
      onTestFinished(() => void holder.close());
      const { code, output } = await startIn(root, ports).ends();
      expect(output).toBe(
        `Port ${port} er i bruk. Kanskje kjører nettstedet i et annet vindu. Velg en annen med ${variable}=…\n`,
      );
      expect(code).toBe(1);
      expect(existsSync(join(root, 'builds.log'))).toBe(false);
    },
  );

  it('ends, the inbox too, when the port of the site is taken while it builds', async () => {
    const root = project();
    const ports = await freePorts();
    const waiting =
      "process.stdout.write('waiting'); await new Promise((go) => process.stdin.once('data', go));";
    writeFileSync(join(root, 'build.mjs'), `${waiting}\n${buildScript}\nprocess.exit();`);
    const run = startIn(root, ports);
    await run.says('waiting');
    const holder = createServer();
    await listen(holder, { port: Number(ports.PORT) });
    onTestFinished(() => void holder.close());
    run.process.stdin?.write('go');
    const { code, output } = await run.ends();
    expect(output).toContain(`Port ${ports.PORT} er i bruk.`);
    expect(code).toBe(1);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT må være et helt tall fra 1 til 65535, ikke «abc».\n'],
    [{ PORT: '4175', INBOX_PORT: '4175' }, 'PORT and INBOX_PORT must differ.\n'],
  ])('refuses %j in one sentence', async (environment, sentence) => {
    const { code, output } = await startIn(project(), environment).ends();
    expect(output).toBe(sentence);
    expect(code).toBe(1);
  });

  it('starts nothing when the build fails, and does not count what it left behind', async () => {
    const root = project();
    const ports = await freePorts();
    writeFileSync(join(root, 'build.mjs'), `${buildScript}\nwriteFileSync('broken', '');`);
    const working = startIn(root, ports);
    await working.says('Inbox: ');
    working.process.kill('SIGTERM');
    await working.ends();

    writeFileSync(join(root, 'site.config.ts'), '');
    writeFileSync(join(root, 'build.mjs'), 'process.exit(3);');
    const failing = await startIn(root, { ...ports, FORM_ENDPOINT: 'https://skjema.example.no/' }).ends();
    expect(failing.code).toBe(1);
    expect(failing.output).toContain('The build failed, so nothing was started.');
    expect(reasonToBuild(root, { formEndpoint: `http://127.0.0.1:${ports.INBOX_PORT}/` })).toBe(
      'The site has not been built yet.',
    );
  });

  it('stops at once when it is told to while it builds', async () => {
    const root = project();
    writeFileSync(
      join(root, 'build.mjs'),
      "console.log('building without end'); setInterval(() => {}, 1000);",
    );
    const run = startIn(root, await freePorts());
    await run.says('building without end');
    run.process.kill('SIGTERM');
    const { output } = await run.ends();
    expect(output).not.toContain('Site:');
    expect(output).not.toContain('Error');
  });
});
