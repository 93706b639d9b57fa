import { expect, it } from 'vitest';
import { readContentFolder } from '../../builder/content/content-source.ts';
import { readSite } from '../../builder/page-data/read-site.ts';
import { readSettings } from '../settings.ts';
import { siteAddressOf } from './site-address.ts';
import { company } from './testing/examples.ts';
import { openDesk } from './testing/open-desk.ts';

const password = 'Qm7xK2vR9tLw4ZpB';
const server = (site: string, desk: string) => ({
  DESK_PASSWORD: password,
  SITE_ADDRESS: site,
  DESK_ADDRESS: desk,
});

it.each([
  ['a server', server('https://www.haugen.no', 'https://rediger.haugen.no'), 'https://www.haugen.no'],
  ['a machine that sends the site to a host', { PUBLISH_COMMAND: 'rsync' }, company.url],
  ['the own machine', {}, null],
  ['a trial of the server', server('http://localhost:4180', 'http://localhost:4181'), null],
])('the desk and the pages of %s name the same address', async (_name, environment, expected) => {
  const { root, ask, settings } = await openDesk();
  Object.assign(settings, readSettings(environment, root), { content: root });
  expect(siteAddressOf(settings, company)).toBe(expected);
  const { destination } = (await ask('GET', '/overview')).body;
  expect(destination.address).toBe(expected ?? settings.siteOrigin);
  const { company: shown } = await readSite(
    await readContentFolder(root),
    settings.deployment.companyOverrides,
    new Date(),
  );
  if (expected) expect(shown.url).toBe(expected);
});
