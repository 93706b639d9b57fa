import { expect, it } from 'vitest';
import { HttpError } from '../../server/http-error.ts';
import { facts, openDesk } from '../tests/support/desk.ts';
import { editionsOf, openOnServer, publish } from '../tests/support/publishing.ts';

it('a place decides who may ask, and says what is wrong with it', async () => {
  const { ask } = await openDesk(undefined, {
    checkSender: ({ headers }) => {
      if (headers['x-session'] !== 'open') throw new HttpError(401, 'Logg inn.');
    },
    warning: async () => 'Disken er nesten full.',
  });
  const session = { 'x-session': 'open', host: 'rediger.firma.no', origin: 'https://rediger.firma.no' };
  const { body } = await ask('GET', '/overview', undefined, session);
  expect(body.warning).toBe('Disken er nesten full.');
  expect(await ask('GET', '/overview')).toMatchObject({ status: 401, body: { message: 'Logg inn.' } });
});

it('a server publishes in its own way, whatever company.json says, and needs no form service', async () => {
  const { desk, releases } = await openOnServer();
  await desk.edit('company', (value) => {
    value.formService.endpoint = 'https://skjema.example.no/';
    value.publishing = { method: 'sftp', target: 'server:/var/www' };
  });
  expect((await desk.ask('GET', '/launch')).body.items).toEqual([]);
  expect((await publish(desk)).at(-1)).toMatchObject({ step: 'confirm', done: true });
  expect(releases).toHaveLength(1);
  expect((await desk.ask('GET', '/overview')).body).toMatchObject({
    publishing: { describe: 'Legger nettstedet ut.', goesOnline: true },
    isOnServer: true,
    isOnline: true,
    testMessageIsDue: false,
  });
});

it('visitors see an earlier edition again, without a build, and the changes count from it', async () => {
  const { desk, releases, seen } = await openOnServer();
  await publish(desk);
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 08'));
  await publish(desk);
  const [second, first] = await editionsOf(desk);
  expect([second?.isShown, first?.isShown]).toEqual([true, undefined]);

  expect((await desk.ask('POST', `/editions/${first?.id}/show`)).status).toBe(200);
  expect([releases.length, seen()]).toEqual([2, releases[0]?.folder]);
  const { documents } = (await desk.ask('GET', '/changes')).body;
  expect(documents).toMatchObject([{ id: 'company', fields: [{ before: facts.phone }] }]);
  expect((await editionsOf(desk)).map(({ isShown }) => isShown)).toEqual([undefined, true]);
  await publish(desk);
  expect((await editionsOf(desk)).map(({ isShown }) => isShown)).toEqual([true, undefined, undefined]);
  releases.length = 0;
  expect(await desk.ask('POST', `/editions/${second?.id}/show`)).toMatchObject({ status: 404 });
});
