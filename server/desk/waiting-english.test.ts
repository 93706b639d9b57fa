import { expect, it } from 'vitest';
import { sampleProject } from '../../builder/testing/sample-project.ts';
import { readSettings } from '../settings.ts';
import { createDraftReader } from './read-draft.ts';
import { listWaitingEnglish } from './waiting-english.ts';

it('an English text that is missing waits, unless its service or its part is off', async () => {
  const project = await sampleProject(
    ['services.json', 'shown.services.winter', false],
    ['winter.json', 'en.price', ''],
    ['sweeping.json', 'shown.price', false],
    ['sweeping.json', 'en.price', ''],
    ['excavation.json', 'en.price', ''],
  );
  const waiting = listWaitingEnglish((await createDraftReader(readSettings({}, project))()).documents);
  expect(waiting.map(({ document, path }) => [document, ...path].join('.'))).toEqual(['excavation.en.price']);
});
