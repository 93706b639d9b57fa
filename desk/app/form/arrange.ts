import type { Schema } from '../../contract.ts';
import { isPairSchema } from './languages.ts';

/** A section with the fields named. */
export interface SectionPlan {
  title: string;
  description?: string;
  names: readonly string[];
}

export interface ArrangedSection {
  /** Null for fields that are shown without a section, or that are sections themselves. */
  title: string | null;
  description?: string | undefined;
  names: string[];
}

const lastOnPage = 'meta';

/**
 * Sorts the outermost fields of a form into sections: as planned, with what the plan does not name at the end; or,
 * without a plan, groups as they come and single fields together.
 */
export function arrange(
  fields: Readonly<Record<string, Schema>>,
  shown: readonly string[],
  plan?: readonly SectionPlan[],
): ArrangedSection[] {
  if (plan) {
    const planned = plan.flatMap(({ names }) => names);
    const rest = shown.filter((name) => !planned.includes(name));
    return [...plan, { title: 'Annet', names: rest }]
      .map((section) => ({ ...section, names: section.names.filter((name) => shown.includes(name)) }))
      .filter(({ names }) => names.length > 0);
  }
  const isGroup = (name: string) => {
    const field = fields[name] ?? {};
    return !isPairSchema(field) && (field.type === 'object' || field.type === 'array');
  };
  const groups = shown.filter((name) => isGroup(name) && name !== lastOnPage);
  const single = shown.filter((name) => !isGroup(name));
  const last = shown.filter((name) => name === lastOnPage);
  return [
    ...groups.map((name) => ({ title: null, names: [name] })),
    ...(single.length > 0
      ? [{ title: 'Enkelttekster', description: 'Knapper og linjer som står for seg selv', names: single }]
      : []),
    ...last.map((name) => ({ title: null, names: [name] })),
  ];
}
