import { companyFile } from '../../schema/content.ts';
import { type Group, isGroup } from '../../schema/is-group.ts';

/** Brings a value of content/ that an earlier version has written up to date. What is not known stays as it is. */
export function carryOver(file: string, value: unknown): unknown {
  if (file !== companyFile || !isGroup(value)) return value;
  const { processors = {} } = value;
  return {
    ...withMissing(value, laterFacts),
    ...(isGroup(processors) && { processors: withMissing(processors, laterProcessors) }),
    ...(isGitMethod(value) && { publishing: { method: 'folder', target: '' } }),
  };
}

/** What is there keeps its place, so that the first save changes no other line of the file. */
function withMissing(group: Group, later: Group): Group {
  const missing = Object.entries(later).filter(([name]) => !(name in group));
  return { ...group, ...Object.fromEntries(missing) };
}

const laterFacts = {
  messageMonths: 12,
  promises: { priceAgreedFirst: false, priceInWriting: false, cablesLocated: false, stumpsGround: false },
};

/** Those of a small server. */
const laterProcessors = { mailHost: '', backupHost: '' };

/** The desk once published with Git; developers still may, outside of it. */
export const isGitMethod = (value: unknown): boolean =>
  isGroup(value) && isGroup(value.publishing) && value.publishing.method === 'git';
