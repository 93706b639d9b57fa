import { companyFile } from '../../schema/content.ts';
import { isGroup } from '../../schema/is-group.ts';

/** Brings a value of content/ that an earlier version has written up to date. What is not known stays as it is. */
export function carryOver(file: string, value: unknown): unknown {
  if (file !== companyFile || !isGroup(value)) return value;
  return { ...value, ...(isGitMethod(value) && { publishing: { method: 'folder', target: '' } }) };
}

/** The desk once published with Git; developers still may, outside of it. */
export const isGitMethod = (value: unknown): boolean =>
  isGroup(value) && isGroup(value.publishing) && value.publishing.method === 'git';
