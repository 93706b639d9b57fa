import { expect, it, vi } from 'vitest';
import { HttpError } from '../../server/http-error.ts';
import type { Edition } from '../contract/editions.ts';
import { openDesk } from '../tests/support/desk.ts';
import { page, publish, visit } from '../tests/support/publishing.ts';
import type { Place } from './place.ts';

/** A place as the small server is: with a sender, a way to publish and messages of its own. */
function server() {
  const publishSite = vi.fn(async () => ({ message: 'Publisert.', release: publishSite.mock.calls.length }));
  const place: Place = {
    isServer: true,
    checkSender: ({ headers }) => {
      if (headers['x-session'] !== 'open') throw new HttpError(401, 'Logg inn.');
    },
    methodOf: () => ({
      description: 'Legger nettstedet ut.',
      goesOnline: true,
      prepare: async () => ({ read: async () => page('new'), publish: publishSite }),
    }),
    host: { formService: { endpoint: 'https://www.firma.no/melding/{language}', answerIsReadable: true } },
  };
  return { place, publishSite };
}

const session = { 'x-session': 'open', host: 'rediger.firma.no', origin: 'https://rediger.firma.no' };

it('another place decides who may ask', async () => {
  const { ask } = await openDesk(undefined, { checkSender: server().place.checkSender });
  expect((await ask('GET', '/overview', undefined, session)).status).toBe(200);
  expect(await ask('GET', '/overview')).toMatchObject({ status: 401, body: { message: 'Logg inn.' } });
});

it('another place publishes in its own way, whatever company.json says, and needs no form service', async () => {
  const { place, publishSite } = server();
  const { isServer, methodOf, host } = place;
  const desk = await openDesk(undefined, { isServer, methodOf, ...(host && { host }) });
  await desk.edit('company', (value) => {
    value.formService.endpoint = 'https://skjema.example.no/';
    value.publishing = { method: 'sftp', target: 'server:/var/www' };
  });
  const { items } = (await desk.ask('GET', '/launch')).body;
  expect(items).toEqual([]);
  visit(page('new'));
  expect((await publish(desk)).at(-1)).toMatchObject({ step: 'confirm', done: true });
  expect(publishSite).toHaveBeenCalledOnce();
  expect((await desk.ask('GET', '/overview')).body).toMatchObject({
    publishing: { describe: 'Legger nettstedet ut.', goesOnline: true },
    isOnServer: true,
    isOnline: true,
    testMessageIsDue: false,
  });
});

it('a server opens no port for phones', async () => {
  const desk = await openDesk(undefined, { isServer: true });
  expect((await desk.ask('POST', '/phone')).status).toBe(404);
});

it('visitors see an earlier edition again, without a build, and the changes count from it', async () => {
  const { place } = server();
  const { isServer, methodOf, host } = place;
  const showRelease = vi.fn(async (release: number) => {
    if (release > 2) throw Object.assign(new Error(), { code: 'ENOENT' });
  });
  const desk = await openDesk(undefined, { isServer, methodOf, showRelease, ...(host && { host }) });
  visit(page('new'));
  await publish(desk);
  const { body: before } = await desk.ask('GET', '/documents/company');
  await desk.edit('company', (value) => (value.phone = '+47 67 00 00 08'));
  await publish(desk);
  const [newest, first] = (await desk.ask('GET', '/editions')).body;
  expect([newest.isShown, first.isShown]).toEqual([true, undefined]);

  expect((await desk.ask('POST', `/editions/${first.id}/show`)).status).toBe(200);
  expect(showRelease).toHaveBeenCalledExactlyOnceWith(first.release);
  const { documents } = (await desk.ask('GET', '/changes')).body;
  expect(documents).toMatchObject([{ id: 'company', fields: [{ before: before.value.phone }] }]);
  const shown = async () => (await desk.ask('GET', '/editions')).body.find((one: Edition) => one.isShown).id;
  expect(await shown()).toBe(first.id);
  await publish(desk);
  expect(await shown()).not.toBe(first.id);
  const [third] = (await desk.ask('GET', '/editions')).body;
  expect(await desk.ask('POST', `/editions/${third.id}/show`)).toMatchObject({ status: 404 });
});

it('says what is wrong with the place itself', async () => {
  const desk = await openDesk(undefined, { warning: async () => 'Disken er nesten full.' });
  expect((await desk.ask('GET', '/overview')).body.warning).toBe('Disken er nesten full.');
});
