import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { picturesFile, textFile } from '../../schema/content.ts';
import { readJsonFile } from '../schema/json-file.ts';
import { temporaryFolder, writeIn } from '../testing/folder.ts';
import { sampleProject } from '../testing/sample-project.ts';
import { readCompany } from './read-company.ts';
import { checkContent } from './read-site.ts';

// Content outlives code: what was accepted once is accepted by every later version. A folder of earlier-content/ has the
// day of its version; to a content/ that it accepted (`example`) a second one adds what the first does not use.

const folder = path.join(import.meta.dirname, '../testing/earlier-content');
const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#9da39c' } })
  .webp()
  .toBuffer();

it.each(readdirSync(folder).flatMap((day) => [[day, 'example'] as const, [day, 'filled'] as const]))(
  'the content of %s is accepted: %s',
  async (day, name) => {
    const root = temporaryFolder();
    for (const part of new Set(['example', name]))
      cpSync(path.join(folder, day, part), root, { recursive: true });
    const { value } = await readJsonFile(root, picturesFile);
    for (const { file } of Object.values(value as Record<string, { file: string }>)) {
      writeIn(root, `content/pictures/${file}`, await photo);
    }
    expect(await checkContent(root)).toEqual([]);
  },
);

it('a service gets the fact that its page opens with, and keeps what it has', async () => {
  const root = path.join(folder, '2026-11-22/example');
  const { value } = await readJsonFile(root, textFile('sweeping', 'no'));
  expect(value).toMatchObject({
    fact: { figure: '{sweepingDoneBy}' },
    banner: { title: expect.any(String) },
  });
  const { value: digging } = await readJsonFile(root, textFile('excavation', 'en'));
  expect(digging).toMatchObject({ fact: { text: 'Jobs we do:' } });
});

it('the numbers of the front page become the sentence beside the year', async () => {
  const { value } = await readJsonFile(path.join(folder, '2026-11-22/example'), textFile('home', 'en'));
  expect(value).toMatchObject({
    year: {
      text: '{founded} the year we started, {machines} in our fleet, 24/7 on-call phone in winter, {grittingSeasonShort} gritting season.',
      stretches: { sweeping: { when: 'By {sweepingDoneBy}' } },
    },
  });
  expect(value).not.toHaveProperty('facts');
});

it('a firm that published with Git publishes into a folder', async () => {
  const root = await sampleProject(['company.json', 'publishing', { method: 'git', target: 'origin main' }]);
  expect((await readCompany(root)).publishing).toEqual({ method: 'folder', target: '' });
});

it('a fact that may be empty is so in content that was written before it', async () => {
  const later = ['insurance', 'references', 'answerWithinHours', 'registers.vat'];
  const root = await sampleProject(...later.map((fact) => ['company.json', fact, undefined] as const));
  expect(await readCompany(root)).toEqual(await readCompany(await sampleProject()));
});
