import { companyFile } from '../../schema/content.ts';
import { isGroup } from '../../schema/is-group.ts';

/** Brings a value of content/ that an earlier version has written up to date. What is not known stays as it is. */
export function carryOver(file: string, value: unknown): unknown {
  if (file !== companyFile || !isGroup(value)) return value;
  const { processors = {} } = value;
  return {
    messageMonths: 12,
    ...value,
    ...(isGroup(processors) && { processors: { ...laterProcessors, ...processors } }),
    ...(isGitMethod(value) && { publishing: { method: 'folder', target: '' } }),
  };
}

/** Those of a small server. */
const laterProcessors = { mailHost: '', backupHost: '' };

/** The desk once published with Git; developers still may, outside of it. */
export const isGitMethod = (value: unknown): boolean =>
  isGroup(value) && isGroup(value.publishing) && value.publishing.method === 'git';
