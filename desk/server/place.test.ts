import { expect, it, vi } from 'vitest';
import { HttpError } from '../../server/http-error.ts';
import { openDesk } from '../tests/support/desk.ts';
import { page, publish, visit } from '../tests/support/publishing.ts';
import type { Place } from './place.ts';

/** A place as the small server is: with a sender, a way to publish and messages of its own. */
function server() {
  const publishSite = vi.fn(async () => 'Publisert.');
  const place: Place = {
    abilities: { choosesMethod: false, takesPhonePhotos: false, receivesMessages: true, hasDevices: true },
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
  const { abilities, methodOf, host } = place;
  const desk = await openDesk(undefined, { abilities, methodOf, ...(host && { host }) });
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
    place: abilities,
    isOnline: true,
    testMessageIsDue: false,
  });
});

it('a server opens no port for phones', async () => {
  const { abilities } = server().place;
  const desk = await openDesk(undefined, { abilities });
  expect((await desk.ask('POST', '/phone')).status).toBe(404);
});
