import { noticeFile } from '../../schema/content.ts';
import { type NoticeFile, notice } from '../../schema/notice.ts';
import { readChecked } from '../schema/check.ts';
import { type Project, stampOfFile } from '../schema/project.ts';

/** Reads content/notice.json, which earlier versions did not have. Throws a ContentError. */
export async function readNotice(project: Project): Promise<NoticeFile> {
  if ((await stampOfFile(project, noticeFile)) === null) return { sentences: [], notice: null };
  return (await readChecked(project, noticeFile, notice)).value;
}
