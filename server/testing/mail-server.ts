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

export async function startMailServer(
  options: SMTPServerOptions = {},
  { port = 0, host = '127.0.0.1' } = {},
) {
  const mails: string[] = [];
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
        if (mail.includes('Reply-To: spam@')) return done(new Error('554 Spam'));
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push(`${envelope.mailFrom ? envelope.mailFrom.address : ''} -> ${recipients}\n${mail}`);
        done();
      }, done);
    },
    ...options,
  });
  // Clients may disconnect in the middle of a mail.
  server.on('error', () => {});
  const taken = await listen(server.server, { port, host });
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  return { port: taken, mails, close };
}
