import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished, vi } from 'vitest';
import { listen } from '../http.ts';

export const account = (port: number) => ({
  host: '127.0.0.1',
  port,
  secure: false,
  user: 'post@firma.no',
  password: 'p@ss',
  from: 'post@firma.no',
});

/** What the server says of a mail instead of accepting it, with the status 450 unless the error has another. */
export type MailAnswer = Error | 'hang up' | null;

interface Place {
  port?: number;
  host?: string;
  answer?: (mail: string) => MailAnswer;
}

export async function startMailServer(
  options: SMTPServerOptions = {},
  { port = 0, host = '127.0.0.1', answer = () => null }: Place = {},
) {
  const mails: string[] = [];
  let connection: Socket | undefined;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'post@firma.no' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('535 Authentication failed')),
    onData: (stream, { envelope }, done) => {
      void text(stream).then((mail) => {
        const answered = answer(mail);
        if (answered === 'hang up') return connection?.destroy();
        if (answered) return done(answered);
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push(`${envelope.mailFrom ? envelope.mailFrom.address : ''} -> ${recipients}\n${mail}`);
        done();
      }, done);
    },
    ...options,
  });
  // Clients may disconnect in the middle of a mail.
  server.on('error', () => {});
  server.server.on('connection', (opened) => {
    connection = opened;
  });
  const taken = await listen(server.server, { port, host });
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  return { port: taken, mails, close };
}
