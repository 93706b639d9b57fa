import { english } from '../../common/english.ts';
import { latestEnd } from '../../common/notice-days.ts';
import { asText } from '../../common/records.ts';
import { findProblems } from '../../content-model/check-file.ts';
import type { NewNotice } from '../../content-model/desk/contract.ts';
import { type Notice, noticeFile, noticeSchema } from '../../content-model/notice.ts';
import { HttpError } from '../http.ts';
import { toProblem } from './content-problems.ts';
import { type DeskContext, requireHistory } from './desk-context.ts';
import { type DocumentState, noticeDocument, readDocument } from './documents.ts';
import { writeValue } from './save.ts';

/** Throws an HttpError that names the field, or explains why the notice is not published. */
export function postNotice(desk: DeskContext, { no, en, until }: Partial<Record<keyof NewNotice, unknown>>) {
  return change(desk, (before) => {
    const now = new Date();
    const texts = { no: asText(no).trim(), en: english(asText(en).trim()) };
    const end = asText(until);
    // A new end alone does not change the beginning, unless the notice would then be too long.
    const isSame =
      before &&
      !isOver(before, now) &&
      before.no === texts.no &&
      before.en === texts.en &&
      Date.parse(end) <= latestEnd(new Date(before.from)).getTime();
    return { ...texts, from: isSame ? before.from : toIsoSeconds(now), until: end };
  });
}

export const removeNotice = (desk: DeskContext) => change(desk, () => null);

/** Saves the notice and publishes it alone. */
async function change(desk: DeskContext, next: (before: Notice | null) => Notice | null): Promise<void> {
  const { publisher } = requireHistory(desk);
  const { root, inTurn } = desk.draft;
  await inTurn(async () => {
    const stored = await readDocument(root, noticeDocument);
    const notice = next(noticeIn(stored?.value));
    requireValid({ notice });
    await writeValue(desk, noticeDocument, { notice });
  });
  await publisher.publishNotice();
}

/** A notice goes out at once, so it has no draft that may be wrong. */
function requireValid(value: unknown): void {
  const found = findProblems(noticeSchema, value, noticeFile);
  if (found.length === 0) return;
  const problems = found.map((problem) => toProblem(problem, []));
  throw new HttpError(422, 'Dette må rettes før beskjeden kan legges ut.', { problems });
}

const toIsoSeconds = (moment: Date) => moment.toISOString().replace(/\.\d+/, '');

/** The notice of a document, also one that has ended; null if it is damaged. */
const noticeIn = (value: unknown): Notice | null => noticeSchema.safeParse(value).data?.notice ?? null;

/** The notice that visitors see; null if there is none. */
export function presentNotice(documents: readonly DocumentState[]): Notice | null {
  const notice = noticeIn(documents.find(({ document }) => document === noticeDocument)?.value);
  return isOver(notice, new Date()) ? null : notice;
}

const isOver = (notice: Notice | null, now: Date) =>
  notice !== null && Date.parse(notice.until) <= now.getTime();
