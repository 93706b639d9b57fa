import { askFormService } from '../../builder/launch/form-service.ts';
import { readLaunchList } from '../../builder/launch/launch-list.ts';
import type { Company } from '../../schema/company.ts';
import { HttpError } from '../../server/http-error.ts';
import type { TestMessage } from '../contract/launch.ts';
import { companyDocument, readDocument } from './documents.ts';
import { saveDocument } from './save.ts';
import { readState, replaceFile, stateFolder } from './state.ts';

const stateFile = `${stateFolder}/test-message.json`;
/** The last test message, and the form service that took it. */
type Tried = { at: string; endpoint: string };
const monthInMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Sends a test message to the form service, and sets in company.json whether a page can read the answer. */
export async function sendTestMessage(root: string): Promise<TestMessage> {
  const { company, hasNoFormService } = await readLaunchList(root);
  if (hasNoFormService) {
    throw new HttpError(422, 'Lim først inn lenken fra skjematjenesten under Firmaet > Nettstedet.');
  }
  const { says, remedy, isReadable } = await askFormService(company, true);
  if (isReadable === undefined) return { ok: false, message: `${says} ${remedy}` };
  const { endpoint, answerIsReadable } = company.formService;
  await replaceFile(
    root,
    stateFile,
    JSON.stringify({ at: new Date().toISOString(), endpoint } satisfies Tried),
  );
  if (answerIsReadable !== isReadable) await setReadable(root, isReadable);
  const meaning = isReadable
    ? 'Tjenesten sier fra når den avviser en melding, så kunden får vite det.'
    : 'Tjenesten sier ikke fra når den avviser en melding: den ser ut som sendt. Send en prøvemelding hver måned.';
  const message = `Prøvemeldingen er sendt til tjenesten. Se at den kommer fram i innboksen din. ${meaning}`;
  return { ok: true, message };
}

async function setReadable(root: string, isReadable: boolean): Promise<void> {
  const state = await readDocument(root, companyDocument);
  if (!state) return;
  const value = state.value as Company;
  const formService = { ...value.formService, answerIsReadable: isReadable };
  await saveDocument(root, companyDocument, { version: state.version, value: { ...value, formService } });
}

/** Whether this service has never been tried, or a refused message would look sent and none was tried for a month. */
export async function isTestMessageDue(root: string): Promise<boolean> {
  const list = await readLaunchList(root).catch(() => null);
  if (!list) return false;
  const { endpoint, answerIsReadable } = list.company.formService;
  const tried = await readState<Tried>(root, stateFile);
  if (tried?.endpoint !== endpoint) return true;
  return !answerIsReadable && Date.now() - Date.parse(tried.at) > monthInMilliseconds;
}
