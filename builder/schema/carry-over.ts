import { z } from 'zod';
import { companyFile, placementsFile, textFile } from '../../schema/content.ts';
import { type Group, isGroup } from '../../schema/is-group.ts';
import { optionalFacts } from '../../schema/optional-facts.ts';
import { languageCodes } from '../../tables/languages.ts';
import { factOf } from './carry-over-fact.ts';
import { withYear } from './carry-over-year.ts';

/** Brings a value of content/ that an earlier version has written up to date. What is not known stays as it is. */
export function carryOver(file: string, value: unknown): unknown {
  if (!isGroup(value)) return value;
  const language = languageCodes.find((code) => file === textFile('home', code));
  if (language) return withYear(value, language);
  const fact = factOf(file);
  if (fact) return withMissing(value, { fact });
  if (file === placementsFile) return withMachines(value);
  if (file !== companyFile) return value;
  return {
    ...withMissing(value, { messageMonths: 12, ...emptyFacts }),
    ...(isGitMethod(value) && { publishing: { method: 'folder', target: '' } }),
  };
}

/** The page about the firm once had no picture over its work: the front page has one of the firm. */
function withMachines(placed: Group): Group {
  const { about, home } = placed;
  if (!isGroup(about) || !isGroup(home)) return placed;
  return { ...placed, about: withMissing(about, { values: home.about }) };
}

/** The desk once published with Git; developers still may, outside of it. */
const isGitMethod = (value: Group): boolean => isGroup(value.publishing) && value.publishing.method === 'git';

/** What is there keeps its place, so that the first save changes no other line of the file. */
function withMissing(group: Group, later: Group): Group {
  const known = Object.entries(group).map(([name, value]) => {
    const missing = later[name];
    return [name, isGroup(value) && isGroup(missing) ? withMissing(value, missing) : value];
  });
  const missing = Object.entries(later).filter(([name]) => !(name in group));
  return Object.fromEntries([...known, ...missing]);
}

/** Facts that may be empty were so before they could be written. */
const emptyFacts = emptyOf(z.object(optionalFacts)) as Group;

function emptyOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, field]) => [name, emptyOf(field as z.ZodType)]),
    );
  }
  return schema instanceof z.ZodBoolean ? false : '';
}
