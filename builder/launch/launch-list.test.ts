import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readLaunchList, warnBeforeLaunch } from './launch-list.ts';

const file = 'content/company.json';
const real: [placeholder: string, value: string][] = [
  ['Lommedalen Vei & Grunn', 'Åsen Maskin AS'],
  ['+47 00 00 00 00', '67 12 34 56'],
  ['post@example.no', 'post@aasenmaskin.no'],
  ['Gateadresse 1', 'Lommedalsveien 1'],
  ['https://www.example.no"', 'https://www.aasenmaskin.no"'],
  ['https://www.facebook.com/', 'https://www.facebook.com/aasenmaskin'],
  ['https://www.example.no/ishovling.pdf', 'https://www.aasenmaskin.no/ishovling.pdf'],
  ['https://skjema.example.no/melding', 'https://skjema.tjeneste.no/f/abc'],
  ['"picturesAreIllustrations": true', '"picturesAreIllustrations": false'],
];

/** A project whose company.json has every fact real, but for the one placeholder that stays. */
async function project(left?: string) {
  const root = await mkdtemp(path.join(tmpdir(), 'launch-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'content'));
  await cp(path.join(import.meta.dirname, '../..', file), path.join(root, file));
  let text = await readFile(path.join(root, file), 'utf8');
  for (const [placeholder, value] of real) if (placeholder !== left) text = text.replace(placeholder, value);
  await writeFile(path.join(root, file), text);
  return { root, lines: text.split('\n') };
}

describe('the launch list', () => {
  it('is empty when every fact is real, and names what may be added', async () => {
    const { root } = await project();
    const { items, optional } = await readLaunchList(root);
    expect(items).toEqual([]);
    const titles = optional.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Forsikring', 'Referanser', 'Ferdig brøytet']));
  });

  it.each(real.map(([placeholder]) => placeholder))('leads to the line of %s', async (placeholder) => {
    const { root, lines } = await project(placeholder);
    const { items } = await readLaunchList(root);
    expect(items).toHaveLength(1);
    expect(lines[(items[0]?.line ?? 0) - 1]).toContain(placeholder);
  });

  it('is printed by a build that leaves something out, and only then', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await warnBeforeLaunch((await project()).root);
    expect(warn).not.toHaveBeenCalled();
    await warnBeforeLaunch((await project('+47 00 00 00 00')).root);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/bare nuller[\s\S]*content\/company\.json:\d+/),
    );
  });
});
