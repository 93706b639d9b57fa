import type { Company } from '../../schema/company.ts';
import type { Message } from '../../tables/message-fields.ts';

const timeout = 15_000;
const compare = 'Sammenlign adressen med den skjematjenesten viser, og prøv igjen.';
const askService = 'Logg inn der: Er adressen den samme, er kontoen betalt, og er grensen for måneden nådd?';

/** The result of asking the form service, in Norwegian. */
interface FormServiceAnswer {
  ok: boolean;
  says: string;
  /** What to do if something is wrong. */
  remedy: string;
  /** Whether a page of the site can read the answer to a message; undefined when none was accepted. */
  isReadable?: boolean;
}

/**
 * Checks whether the form service responds. With `send` it also posts a test message, like a visitor's browser would.
 */
export async function askFormService(company: Company, send: boolean): Promise<FormServiceAnswer> {
  const { answerIsReadable } = company.formService;
  const endpoint = company.formService.endpoint.replace('{language}', 'no');
  const { origin } = new URL(company.url);
  const fine = (says: string) => ({ ok: true, says, remedy: '' });
  const wrong = (says: string, remedy = compare) => ({ ok: false, says, remedy });
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: send ? 'POST' : 'OPTIONS',
      headers: { Accept: 'application/json', Origin: origin },
      ...(send && { body: testMessage(company) }),
      signal: AbortSignal.timeout(timeout),
    });
    await response.arrayBuffer();
  } catch (error) {
    return wrong(`Skjematjenesten på ${endpoint} svarer ikke (${reason(error)}).`);
  }
  const { status } = response;
  // Services respond to OPTIONS in different ways; only a server error means something.
  if (!send) {
    return status < 500
      ? fine('Skjematjenesten svarer. Ingen melding ble sendt (--send sender én).')
      : wrong(`Skjematjenesten er ute av drift: den svarer ${status}.`, 'Prøv igjen om en stund.');
  }
  if (!response.ok) return wrong(`Skjematjenesten avviste prøvemeldingen: den svarer ${status}.`, askService);
  const allowed = response.headers.get('access-control-allow-origin');
  const isReadable = !response.redirected && (allowed === '*' || allowed === origin);
  const sent =
    answerIsReadable && !isReadable
      ? wrong(
          `Skjematjenesten tok imot prøvemeldingen, men sidene på ${origin} får ikke lese svaret.`,
          'Tillat adressen der, eller ta bort krysset ved «Si fra til kunden når meldingen blir avvist».',
        )
      : fine('En prøvemelding er sendt. Se at den kommer fram i innboksen din.');
  return { ...sent, isReadable };
}

function testMessage(company: Company): FormData {
  const message: Message = {
    name: 'Test (launch-check)',
    email: company.email,
    phone: '',
    message: `Testmelding fra ${company.url}.\r\nKommer den fram med æ, ø og å, virker skjemaet.`,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(message)) body.set(name, value);
  return body;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `ikke noe svar på ${timeout / 1000} sekunder`;
  const { code } = (error.cause ?? {}) as { code?: string };
  return code ?? error.message;
}
