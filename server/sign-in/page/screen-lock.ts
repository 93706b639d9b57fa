import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** The server said no, in Norwegian; status 0 is no answer. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message = 'Noe gikk galt. Prøv igjen.') {
    super(message);
    this.status = status;
  }
}

/** Asks for the screen lock and signs this browser in, or confirms that its owner is still there. */
export async function signIn(): Promise<void> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('/inn/valg', {});
  await post('/inn/svar', await startAuthentication({ optionsJSON }));
}

/** Asks for the screen lock and adds this device with the code of an invite. */
export async function addDevice(code: string): Promise<void> {
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>('/inn/ny/valg', { code });
  await post('/inn/ny/svar', { code, passkey: await startRegistration({ optionsJSON }) });
}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) }).catch(() => {
    throw new Refused(0, 'Får ikke kontakt. Se om du er på nett, og prøv igjen.');
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer.message);
  return answer;
}

const reasons: Readonly<Record<string, string>> = {
  NotAllowedError: 'Det ble avbrutt, eller denne enheten er ikke lagt til. Prøv igjen.',
  InvalidStateError: 'Denne enheten er lagt til fra før. Du kan logge inn med den.',
  ConstraintError: 'Enheten har ingen skjermlås. Slå den på i innstillingene, og prøv igjen.',
  NotSupportedError: 'Denne enheten kan ikke brukes. Prøv en annen.',
  SecurityError: 'Adressen er ikke den riktige. Åpne lenken du fikk, på nytt.',
};

/** What went wrong, and what to do, in Norwegian. */
export function wordsFor(error: unknown): string {
  if (error instanceof Refused) return error.message;
  if (!window.PublicKeyCredential) {
    return 'Denne nettleseren kan ikke bruke skjermlåsen. Åpne siden i Safari, Chrome, Edge eller Firefox.';
  }
  return (error instanceof Error && reasons[error.name]) || 'Noe gikk galt. Prøv igjen.';
}
