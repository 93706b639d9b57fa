import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { startInbox } from '../../server/testing/inbox.ts';
import { serve } from '../../server/testing/serve.ts';
import { site } from '../../site.config.ts';
import { askFormService } from './form-service.ts';

const readable = { ...site, formAnswerIsReadable: true };

async function serviceThatAnswers(status: number): Promise<string> {
  const port = await serve(createServer((_request, response) => response.writeHead(status).end()));
  return `http://127.0.0.1:${port}/`;
}

describe('asking the form service', () => {
  it('posts nothing by itself', async () => {
    const inbox = await startInbox();
    const answer = await askFormService(inbox.url, site, false);
    expect(answer).toMatchObject({ ok: true, says: expect.stringContaining('No message was sent') });
    expect(inbox.stored()).toEqual([]);
  });

  it('does not even ask with the method of a message', async () => {
    const methods: (string | undefined)[] = [];
    const port = await serve(
      createServer((request, response) => {
        methods.push(request.method);
        response.writeHead(204).end();
      }),
    );
    await askFormService(`http://127.0.0.1:${port}/`, site, false);
    expect(methods).toEqual(['OPTIONS']);
  });

  it('posts one message that says it is a test when told to, and says so', async () => {
    const inbox = await startInbox();
    const answer = await askFormService(inbox.url, site, true);
    expect(answer).toMatchObject({ ok: true, says: expect.stringContaining('test message was sent') });
    expect(inbox.stored()).toMatchObject([
      { email: site.email, message: expect.stringContaining('Testmelding') },
    ]);
  });

  it('notices a refusal, a service out of order, and one that is not there', async () => {
    expect(await askFormService(await serviceThatAnswers(403), site, true)).toMatchObject({
      ok: false,
      says: expect.stringContaining('403'),
    });
    expect(await askFormService(await serviceThatAnswers(405), site, false)).toMatchObject({ ok: true });
    expect(await askFormService(await serviceThatAnswers(503), site, false)).toMatchObject({ ok: false });
    expect(await askFormService('http://127.0.0.1:1/', site, false)).toMatchObject({
      ok: false,
      says: expect.stringContaining('does not answer'),
    });
  });

  it('notices an answer that pages may not read although they are set to', async () => {
    const closed = await startInbox();
    expect(await askFormService(closed.url, readable, true)).toMatchObject({
      ok: false,
      says: expect.stringContaining('may not read its answer'),
    });
    const open = await startInbox({ allowOrigin: true });
    expect(await askFormService(open.url, readable, true)).toMatchObject({ ok: true });
  });
});
