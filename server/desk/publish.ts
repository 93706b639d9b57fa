import type { Publishing, PublishLine } from '../../content-model/desk/contract.ts';
import type { Log } from '../history/compose.ts';
import { HttpError, toHttpError } from '../http.ts';
import { type DeskContext, requireHistory } from './desk-context.ts';
import { siteAddressOf } from './site-address.ts';

/** Publishes the draft as it is when a run begins; later edits wait for the next run. */
export function createPublishing(desk: DeskContext) {
  let state: Publishing = { isRunning: false, line: null };
  return {
    state: () => state,
    /** Throws an HttpError while a run is under way. */
    begin: async () => {
      requireHistory(desk);
      if (state.isRunning) throw new HttpError(409, 'Nettstedet publiseres allerede.');
      state = { isRunning: true, line: null };
      void publish(desk, (line) => {
        state.line = line;
      }).finally(() => {
        state.isRunning = false;
      });
    },
  };
}

const trialWords = 'Lagt ut på prøvesiden. Kundene ser den ikke:';

/** Never rejects: a failure is the last line. */
async function publish(desk: DeskContext, report: (line: PublishLine) => void): Promise<void> {
  const { siteOrigin, deployment } = desk.settings;
  const log: Log = (message) => report({ message });
  try {
    log('Ser etter noe som mangler …');
    await requireHistory(desk).publisher.publish(async () => {
      await requireNoProblems(desk);
      log('Legger det ut …');
      return desk.draft.documents();
    }, log);
    const address = siteAddressOf(desk.settings, (await desk.readDraft()).company);
    if (deployment.publishCommand) report({ message: 'Sendt til verten:', ...(address && { address }) });
    else if (address) report({ message: 'Publisert:', address });
    else report({ message: trialWords, address: siteOrigin });
  } catch (error) {
    const { message, details } = toHttpError(error);
    report({ message, ...details, failed: true });
  }
}

async function requireNoProblems({ readDraft }: DeskContext): Promise<void> {
  const { problems } = await readDraft();
  if (problems.length > 0)
    throw new HttpError(422, 'Dette må rettes før nettstedet kan legges ut:', { problems });
}
