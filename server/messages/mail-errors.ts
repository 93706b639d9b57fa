import { errorText, isNodeError } from '../../builder/errors.ts';
import type { MailAccount } from '../settings.ts';

const noAnswer = 'E-posttjeneren svarer ikke.';
/** Errors of nodemailer that affect all messages, by their codes. */
const commonCauses: Readonly<Record<string, string>> = {
  EAUTH: 'Postkassen godtar ikke brukernavnet eller passordet.',
  ETLS: 'Forbindelsen til e-posttjeneren kan ikke krypteres.',
  EENVELOPE: 'E-posttjeneren godtar ikke avsenderen eller mottakeren.',
  ECONNECTION: noAnswer,
  EDNS: noAnswer,
  EPROTOCOL: noAnswer,
  ESOCKET: noAnswer,
  ETIMEDOUT: noAnswer,
};
/** Codes of a server that hung up, which one message may have caused. */
const lostConnection = ['ECONNECTION', 'EPROTOCOL', 'ESOCKET', 'ETIMEDOUT'];

const codeOf = (error: unknown) => (isNodeError(error) ? error.code : '');

/** Returns the status of the mail server's answer, or 0. */
const answerOf = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;

/** Statuses and words of a full mailbox, which somebody will empty. */
const isFullMailbox = (error: unknown): boolean =>
  answerOf(error) === 552 || /\b[45]\.2\.2\b|quota|mailbox (is )?full|storage/i.test(errorText(error));

/** Returns whether the server has read a message and will never accept it. */
export const isRefusal = (error: unknown): boolean =>
  codeOf(error) === 'EMESSAGE' && answerOf(error) >= 500 && !isFullMailbox(error);

/** Returns whether no other message can be sent either. A server may hang up on a mail that is under way. */
export function affectsAllMessages(error: unknown, isUnderWay: boolean): boolean {
  const code = codeOf(error);
  return code in commonCauses && !(isUnderWay && lostConnection.includes(code));
}

/** Returns a sentence in Norwegian, and the words of the mail server or of Node.js. */
export function explainMailError(error: unknown, account: MailAccount | null) {
  const details = errorText(error);
  return { message: causeOf(error, details, account), details };
}

function causeOf(error: unknown, details: string, account: MailAccount | null): string {
  const answer = answerOf(error);
  const code = /certificate/i.test(details) ? 'ETLS' : codeOf(error);
  if (answer > 0 && isFullMailbox(error)) return 'Postkassen er full.';
  if (answer >= 400 && answer < 500) return 'E-posttjeneren tar ikke imot akkurat nå.';
  if (code === 'EMESSAGE') return 'E-posttjeneren godtar ikke meldingen.';
  // A server without TLS on this port, or one that waits for it.
  const isWrongPort = /wrong version number/i.test(details) || (account?.port === 465 && !account.secure);
  if (account && isWrongPort) {
    const scheme = account.secure ? 'smtps' : 'smtp';
    return `Port ${account.port} passer ikke med «${scheme}://» i SMTP_URL. Den som hjelper dere, må rette det: «smtps://» hører til port 465, «smtp://» til 587.`;
  }
  return commonCauses[code] ?? 'Meldingen kunne ikke sendes fra denne maskinen.';
}
