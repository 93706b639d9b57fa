import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { PublishLine } from '../../contract.ts';
import type { Build } from '../publish.ts';
import type { Desk } from './desk.ts';

/** Facts that are no placeholders. */
export const facts = {
  name: 'Firma AS',
  phone: '+47 67 00 00 01',
  email: 'post@firma.no',
  street: 'Veien 1',
  url: 'https://www.firma.no',
  facebook: 'https://www.facebook.com/firma',
  icePlaningDocument: 'https://www.firma.no/ishovling.pdf',
  formService: { endpoint: 'https://skjema.firma.no/', answerIsReadable: false },
};

/** Changes company.json so that it can be published. */
export const publishing = (method: string, target: string) => (value: object) =>
  Object.assign(value, facts, { publishing: { method, target } });

/** Publishes, and returns what was reported. */
export async function publish({ ask }: Desk): Promise<PublishLine[]> {
  const { status, text } = await ask('POST', '/publish');
  expect(status).toBe(200);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A site of two pages and their script. */
export const build: Build = async (root, say) => {
  const { phone, formService } = JSON.parse(await readFile(path.join(root, 'content/company.json'), 'utf8'));
  await mkdir(path.join(root, 'dist/assets'), { recursive: true });
  await mkdir(path.join(root, '.cache/release'), { recursive: true });
  await writeFile(path.join(root, '.cache/release/headers.json'), JSON.stringify(formService));
  await writeFile(path.join(root, 'dist/robots.txt'), 'all');
  await writeFile(path.join(root, 'dist/index.html'), `<a href="tel:${phone}">`);
  await writeFile(path.join(root, `dist/assets/main-${phone.slice(-1)}.js`), 'code');
  say('Bilder: 1 av 1');
};

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
