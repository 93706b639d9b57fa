import type { SiteConfig } from '../config/site-config.ts';

const timeout = 15_000;

/** What became of asking the form service: a complaint, or what was seen to work. */
export interface FormServiceAnswer {
  ok: boolean;
  says: string;
}

/**
 * Asks whether the form service is there. Nothing is posted unless `send` is true: then it gets one
 * message that calls itself a test, as a visitor's browser on the site would send it.
 */
export async function askFormService(
  endpoint: string,
  config: SiteConfig,
  send: boolean,
): Promise<FormServiceAnswer> {
  const { origin } = new URL(config.url);
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: send ? 'POST' : 'OPTIONS',
      headers: { Accept: 'application/json', Origin: origin },
      ...(send && { body: testMessage(config) }),
      signal: AbortSignal.timeout(timeout),
    });
    await response.arrayBuffer();
  } catch (error) {
    return { ok: false, says: `The form service at ${endpoint} does not answer (${reason(error)}).` };
  }
  const { status } = response;
  // Which statuses a service gives to what is no message is its own affair; a failure of its own is not.
  if (!send) {
    return status < 500
      ? { ok: true, says: `The form service at ${endpoint} answers. No message was sent (--send sends one).` }
      : { ok: false, says: `The form service at ${endpoint} is out of order: it answers ${status}.` };
  }
  if (!response.ok) {
    return {
      ok: false,
      says: `The form service at ${endpoint} refused the test message: it answers ${status}.`,
    };
  }
  const allowed = response.headers.get('access-control-allow-origin');
  if (config.formAnswerIsReadable && allowed !== '*' && allowed !== origin) {
    return {
      ok: false,
      says: `The form service took the test message, but pages of ${origin} may not read its answer. Allow that address there, or set formAnswerIsReadable to false.`,
    };
  }
  return { ok: true, says: `A test message was sent to ${endpoint}. See that it has come to your inbox.` };
}

function testMessage(config: SiteConfig): FormData {
  const body = new FormData();
  body.set('name', 'Test (launch-check)');
  body.set('email', config.email);
  body.set('phone', '');
  body.set('message', `Testmelding fra ${config.url}.\r\nKommer den fram med æ, ø og å, virker skjemaet.`);
  return body;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
