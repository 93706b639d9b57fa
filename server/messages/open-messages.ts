import type { Company } from '../../schema/company.ts';
import type { Settings } from '../settings.ts';
import { createDeskMessages } from './desk-messages.ts';
import { openMessageStore } from './message-store.ts';
import { createOutbox } from './outbox.ts';
import { createReception, type Reception } from './receive.ts';

const day = 24 * 60 * 60 * 1000;

interface Options extends Pick<Reception, 'page' | 'senders'> {
  settings: Settings;
  /** The facts of the firm; read each time, since the owner may change them. */
  company: () => Promise<Pick<Company, 'email' | 'messageMonths'>>;
}

/** Opens the messages of a folder: sends what is waiting, and forgets what is too old, now and every day. */
export async function openMessages({ settings, company, page, senders }: Options) {
  const { data, mail, mailTo, deskAddress } = settings;
  const messages = await openMessageStore(data);
  const recipient = async () => mailTo ?? (await company()).email;
  const outbox = createOutbox({ messages, account: mail, recipient, deskAddress });
  const forget = async () => messages.removeExpired((await company()).messageMonths);
  await forget();
  const timer = setInterval(() => void forget().catch(console.error), day).unref();
  outbox.wake();
  return {
    /** Takes what is posted to `/melding/` by the pages that are ours. */
    receive: (isOurs: Reception['isOurs']) => createReception({ messages, outbox, isOurs, senders, page }),
    /** Answers the desk. */
    desk: createDeskMessages(messages, outbox),
    stop(): Promise<void> {
      clearInterval(timer);
      return outbox.stop();
    },
  };
}
