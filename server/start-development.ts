import type { RequestListener } from 'node:http';
import type { BuiltCode } from '../builder/compose/compose-site.ts';
import { readCompany } from '../builder/content/read-company.ts';
import { HttpError, listenerOf } from './answer.ts';
import { createApi } from './desk/api.ts';
import { createDeskHost, createLocalGuard, originsHere } from './desk-host.ts';
import { openMessages } from './messages/open-messages.ts';
import { createPublisher } from './releases/publisher.ts';
import { openReleases } from './releases/release-store.ts';
import type { Settings } from './settings.ts';
import { openClock } from './state/clock.ts';
import { openState } from './state/open-state.ts';

/** Answers the desk and the form, without publishing. Rejects while another process holds the data folder. */
export async function openForDevelopment(
  settings: Settings,
  root: string,
  port: number,
): Promise<RequestListener> {
  const { content, data, place } = settings;
  await openState(settings, root);
  const clock = openClock(data);
  const releases = await openReleases(data);
  const company = () => readCompany(content);
  const messages = await openMessages({ settings, clock, company, site: releases.onlineSite });
  // Nothing is composed from it.
  const code = { key: '' } as BuiltCode;
  const publisher = createPublisher({ project: root, code, store: releases, place, clock });
  const refuse = async () => {
    throw new HttpError(422, 'Herfra publiseres ingenting: «npm run dev» er for dem som endrer koden.');
  };
  const desk = { settings, releases, publisher: { ...publisher, publish: refuse, show: refuse }, clock };
  const host = createDeskHost({
    receive: messages.receive(originsHere(port)),
    guard: createLocalGuard(port),
    api: [messages.desk, await createApi(desk)],
  });
  return listenerOf(host);
}
