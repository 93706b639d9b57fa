import { createServer } from 'node:http';
import { openMessageStore } from '../messages/message-store.ts';
import { createOutbox } from '../messages/outbox.ts';
import { createReception } from '../messages/receive.ts';

// A process that takes messages and mails them, for tests that kill it: node message-process.ts DATA PORT SMTP_PORT

const [data = '', port, smtpPort] = process.argv.slice(2);
const messages = await openMessageStore(data);
const outbox = createOutbox({
  messages,
  account: {
    ...{ host: '127.0.0.1', port: Number(smtpPort), secure: false },
    ...{ user: 'post@firma.no', password: 'p@ss', from: 'post@firma.no' },
  },
  recipient: async () => 'eier@firma.no',
  deskAddress: 'https://rediger.firma.no',
  retryDelay: 20,
});
const page = async (language: string, answer: string) => `<html lang="${language}">${answer}`;
const handle = createReception({ messages, outbox, isProxied: true, page });
outbox.wake();
createServer((request, response) => void handle(request, response)).listen(Number(port), '127.0.0.1', () =>
  console.log('listening'),
);
