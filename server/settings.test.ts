import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../builder/testing/folder.ts';
import { readSettings } from './settings.ts';

const root = path.resolve('/project');
const read = (environment: Record<string, string>) => readSettings(environment, root);

const server = {
  SITE_ADDRESS: 'https://www.firma.no',
  DESK_ADDRESS: 'https://rediger.firma.no',
  DESK_PASSWORD: 'et-langt-nok-passord',
};

it("needs no settings on the owner's machine", () => {
  const endpoint = 'http://localhost:4174/melding/{language}';
  expect(read({})).toMatchObject({
    content: root,
    data: path.join(root, 'var'),
    siteOrigin: 'http://localhost:4173',
    host: '127.0.0.1',
    password: null,
    mail: null,
    deployment: {
      companyOverrides: { formService: { endpoint, answerIsReadable: false } },
      blocksIncompleteLaunch: false,
      kind: 'ownMachine',
    },
  });
});

it('reads the addresses and the password of a server', () => {
  const endpoint = 'https://www.firma.no/melding/{language}';
  const data = path.resolve('/srv/firma');
  const environment = { ...server, SITE_DATA: '/srv/firma', SITE_ADDRESS: ' https://www.firma.no/ ' };
  expect(read(environment)).toMatchObject({
    content: data,
    data,
    siteOrigin: server.SITE_ADDRESS,
    deskOrigin: server.DESK_ADDRESS,
    password: server.DESK_PASSWORD,
    deployment: {
      companyOverrides: { url: server.SITE_ADDRESS, formService: { endpoint, answerIsReadable: true } },
      blocksIncompleteLaunch: true,
      kind: 'server',
    },
  });
});

it('recognizes a trial, and a command for another host', () => {
  const trial = { ...server, PORT: '5173', SITE_ADDRESS: '', DESK_ADDRESS: 'http://localhost:4174' };
  const { siteOrigin, deployment } = read(trial);
  expect(siteOrigin).toBe('http://localhost:5173');
  expect(deployment).toMatchObject({ blocksIncompleteLaunch: false, kind: 'server' });
  const elsewhere = { companyOverrides: {}, blocksIncompleteLaunch: true, kind: 'otherHost' };
  expect(read({ PUBLISH_COMMAND: 'rsync' }).deployment).toEqual({ ...elsewhere, publishCommand: 'rsync' });
});

it.each([
  ['smtps://post%40firma.no:p%40ss%3A@smtp.firma.no', 465, true, 'post@firma.no', 'p@ss:'],
  ['smtp://post%40firma.no:pass@smtp.firma.no:2525', 2525, false, 'post@firma.no', 'pass'],
  ['smtp://firma1:pass@smtp.firma.no?from=post@firma.no', 587, false, 'firma1', 'pass'],
])('reads the account %s', (SMTP_URL, port, secure, user, pass) => {
  const account = { host: 'smtp.firma.no', port, secure, user, password: pass, from: 'post@firma.no' };
  expect(read({ SMTP_URL }).mail).toEqual(account);
});

it.each<[Record<string, string>, string]>([
  [{ ...server, SITE_ADDRESS: 'www.firma.no' }, 'SITE_ADDRESS must look like "https://www.firma.no"'],
  [{ ...server, SITE_ADDRESS: 'https://www.snø.no' }, 'without æ, ø and å: "https://www.xn--sn-mka.no"'],
  [{ ...server, DESK_ADDRESS: 'https://www.firma.no:4174' }, 'two addresses of the same kind'],
  [{ ...server, DESK_ADDRESS: '' }, 'DESK_PASSWORD needs DESK_ADDRESS'],
  [{ ...server, DESK_PASSWORD: '' }, 'DESK_PASSWORD must have at least 16 characters'],
  [{ ...server, DESK_PASSWORD: 'bare hemmelig 1 ' }, 'Make one with: openssl rand -base64 18'],
  [{ ...server, PUBLISH_COMMAND: 'rsync' }, 'PUBLISH_COMMAND is for a machine without DESK_PASSWORD'],
  [{ SITE_DATA: '~/site' }, 'SITE_DATA must be a whole path such as "/srv/site", not "~/site".'],
  [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535, not "80.5".'],
  [{ SMTP_URL: 'smtp.firma.no' }, 'SMTP_URL is no address of a mail server'],
  [{ SMTP_URL: 'smtps://firma1:hemmelig@smtp.firma.no' }, 'add "?from=post@firma.no"'],
  [{ SMTP_URL: 'smtps://post%40firma.no:50%@smtp.firma.no' }, 'has a "%" that is not written as "%25"'],
])('throws a sentence for %o', (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
  // The password must not reach a log.
  expect(() => read(environment)).not.toThrow(/hemmelig/);
});

it.each(['.gitignore', '.dockerignore'])('%s leaves out files of passwords', (list) => {
  const rules = readFileSync(path.join(import.meta.dirname, '..', list), 'utf8');
  // Both have the same syntax for these lines.
  const folder = temporaryFolder({ '.gitignore': rules });
  execFileSync('git', ['init', '-q', folder]);
  const files = ['.env', 'hosting/small-server/.env', 'hosting/small-server/.env.save'];
  const ignored = execFileSync('git', ['-C', folder, 'check-ignore', '--no-index', ...files, 'env.example']);
  expect(ignored.toString().trim().split('\n')).toEqual(files);
});

it('every container writes its log to the journal, which deletes it after 90 days', () => {
  const file = path.join(import.meta.dirname, '../hosting/small-server/compose.yaml');
  const text = readFileSync(file, 'utf8');
  const [services = ''] = /(?<=^services:\n).*?(?=^\S)/ms.exec(text) ?? [];
  const names = services.match(/(?<=^ {2})\w+(?=:$)/gm);
  expect(names).toEqual(['process', 'caddy']);
  expect(services.match(/^ {4}logging: \*journal$/gm)).toHaveLength(names?.length ?? 0);
  expect(text).toMatch(/^x-journal: &journal \{ driver: journald \}$/m);
});

it.each(['sju gule gravemaskiner', 'Kq7xTm2vRw9zLp4c', 'vi-brøyter-når-det-snør', 'p6yVnB1cX0uQzJ5h+w8='])(
  'accepts the password %s, without spaces at its ends',
  (DESK_PASSWORD) =>
    expect(read({ ...server, DESK_PASSWORD: ` ${DESK_PASSWORD}\t` }).password).toBe(DESK_PASSWORD),
);
