import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import company from '../../content/company.json' with { type: 'json' };
import { copyProject } from '../support/project-copy.ts';

const ports = { PORT: '4373', INBOX_PORT: '4374', TEST_PORT: '4375', TEST_INBOX_PORT: '4376' };
const environment = { ...process.env, ...ports };
const inbox = 'http://127.0.0.1:4374/{language}';

/** Every file below a folder, by its path. */
function files(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(paths.sort().map((file) => [path.relative(folder, file), readFileSync(file)]));
}

/** Runs an npm command to its end. */
function run(copy: string, ...command: string[]): void {
  const options = { cwd: copy, env: environment, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npm', command, options);
  expect(status, `npm ${command.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
}

/** Runs `npm start` until every file is made, and returns the contact page it serves. */
async function preview(copy: string): Promise<string> {
  const command = ['--import', 'tsx', 'commands/start.ts'];
  const start = spawn(process.execPath, command, { cwd: copy, env: environment, stdio: 'ignore' });
  const ended = once(start, 'close');
  const finished = path.join(copy, '.cache/preview/built.json');
  await vi.waitFor(() => expect(existsSync(finished)).toBe(true), { timeout: 240_000, interval: 200 });
  const page = await (await fetch(`http://localhost:${ports.PORT}/contact`)).text();
  start.kill('SIGTERM');
  await ended;
  return page;
}

/** What must be the same in the preview and the release: not the form service, nor the hash of the texts that name it. */
function comparable(site: Map<string, Buffer>, endpoint: string): Map<string, string> {
  const withoutHash = (text: string) => text.replace(/content\/[\da-f]{8}/g, 'content');
  // The page names the service in its form, its texts and its policy.
  const named = ['{language}', 'no', 'en'].map((language) => endpoint.replace('{language}', language));
  const address = (text: string) =>
    [...named, new URL(endpoint).origin]
      .reduce((left, name) => left.replaceAll(name, ''), text)
      .replace(/"answerIsReadable":\w+/g, '');
  // Compressed copies and files for hosts are the release's own.
  const own = [...site].filter(([file]) => !/\.(br|gz)$|^_|^\.ht/.test(file));
  const textOf = (file: string, body: Buffer) =>
    /\.(html|json)$/.test(file) ? withoutHash(address(String(body))) : body.toString('base64');
  return new Map(own.map(([file, body]) => [withoutHash(file), textOf(file, body)]));
}

it('the release is written by the build alone, and the preview differs from it only in its form service', {
  timeout: 600_000,
}, async () => {
  const copy = copyProject('release-copy');
  run(copy, 'run', 'build');
  const dist = path.join(copy, 'dist');
  const release = files(dist);
  const { endpoint } = company.formService;
  expect(String(release.get('contact/index.html'))).toContain(`action="${endpoint}"`);

  expect(await preview(copy)).toContain('action="http://127.0.0.1:4374/no"');
  const shown = files(path.join(copy, '.cache/preview/site'));
  expect(comparable(shown, inbox)).toEqual(comparable(release, endpoint));

  run(copy, 'test', '--', 'tests/toast');
  expect(files(dist)).toEqual(release);
});
