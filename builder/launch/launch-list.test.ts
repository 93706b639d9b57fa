import { describe, expect, it, vi } from 'vitest';
import { sampleProject } from '../testing/sample-project.ts';
import { readLaunchList, warnBeforeLaunch } from './launch-list.ts';

const placeholders: [at: string, value: unknown][] = [
  ['name', 'Lommedalen Vei & Grunn'],
  ['phone', '+47 00 00 00 00'],
  ['email', 'post@example.no'],
  ['street', 'Gateadresse 1'],
  ['url', 'https://www.example.no'],
  ['facebook', 'https://www.facebook.com/'],
  ['icePlaningDocument', 'https://www.example.no/ishovling.pdf'],
  ['formService.endpoint', 'https://skjema.example.no/melding'],
  ['picturesAreIllustrations', true],
];

/** A project whose facts are all real, but for one placeholder. */
const project = (at: string, value: unknown) => sampleProject(['company.json', at, value]);

describe('the launch list', () => {
  it('is empty when every fact is real, and names what may be added', async () => {
    const { items, optional } = await readLaunchList(await sampleProject());
    expect(items).toEqual([]);
    const titles = optional.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Forsikring', 'Referanser', 'Ferdig brøytet']));
  });

  it.each(placeholders)('leads to the line of the placeholder %s', async (at, value) => {
    const { items } = await readLaunchList(await project(at, value));
    expect(items.map(({ path }) => path.join('.'))).toEqual([at]);
  });

  it('is printed by a build that leaves something out, and only then', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await warnBeforeLaunch(await sampleProject());
    expect(warn).not.toHaveBeenCalled();
    await warnBeforeLaunch(await project('phone', '+47 00 00 00 00'));
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/bare nuller[\s\S]*content\/company\.json:4/),
    );
  });
});
