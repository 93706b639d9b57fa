import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { site } from '../../site.config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { readLaunchList, warnBeforeLaunch } from './launch-list.ts';

const root = path.join(import.meta.dirname, '../..');

/** A config that nothing is missing in. */
const finished: SiteConfig = {
  ...site,
  name: 'Åsen Maskin AS',
  phone: '67 12 34 56',
  email: 'post@aasenmaskin.no',
  street: 'Lommedalsveien 1',
  url: 'https://www.aasenmaskin.no',
  facebook: 'https://www.facebook.com/aasenmaskin',
  icePlaningDocument: 'https://www.aasenmaskin.no/ishovling.pdf',
  formEndpoint: 'https://skjema.tjeneste.no/f/abc',
  picturesAreIllustrations: false,
};

const namesMissing = async (config: Partial<SiteConfig>) =>
  (await readLaunchList(root, { ...finished, ...config })).map(({ name }) => name);

describe('the launch list', () => {
  it('is empty when every fact is real', async () => {
    expect(await namesMissing({})).toEqual([]);
  });

  it.each<[keyof SiteConfig, (string | boolean)[]]>([
    ['name', ['Lommedalen Vei & Grunn']],
    ['phone', ['+47 00 00 00 00', '00000000']],
    ['email', ['post@example.no', 'post@mail.example.com']],
    ['street', ['Gateadresse 1']],
    ['url', ['https://www.example.no', 'http://www.aasenmaskin.no']],
    [
      'facebook',
      ['https://www.facebook.com/', 'https://www.facebook.com', 'https://www.example.no/facebook'],
    ],
    ['icePlaningDocument', ['https://www.example.no/ishovling.pdf']],
    ['formEndpoint', ['https://skjema.example.no/melding', 'http://localhost:4174/']],
    ['picturesAreIllustrations', [true]],
  ])('names %s while it is a placeholder', async (field, placeholders) => {
    for (const value of placeholders) expect(await namesMissing({ [field]: value })).toEqual([field]);
  });

  it('leads to the line of each thing', async () => {
    const lines = readFileSync(path.join(root, 'site.config.ts'), 'utf8').split('\n');
    for (const { name, file, line } of await readLaunchList(root, {
      ...finished,
      phone: '00 00 00 00',
      url: site.url,
    })) {
      expect(file).toBe('site.config.ts');
      expect(lines[line - 1]).toContain(`${name}:`);
    }
  });

  it('is printed by a build that leaves something out, and only then', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await warnBeforeLaunch(root, finished);
    expect(warn).not.toHaveBeenCalled();
    await warnBeforeLaunch(root, { ...finished, phone: '00 00 00 00' });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/only zeros[\s\S]*site\.config\.ts:\d+/),
    );
  });
});
