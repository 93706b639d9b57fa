import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { type Company, company } from '../../schema/company.ts';
import { companyFile } from '../../schema/content.ts';

/** How company.json says to publish; as a folder while it does not say, so that undoing works even then. */
export async function readPublishing(root: string): Promise<Company['publishing']> {
  const text = await readFile(path.join(root, companyFile), 'utf8').catch(() => '');
  const value: { publishing?: unknown } | undefined = parse(text);
  return company.shape.publishing.safeParse(value?.publishing).data ?? { method: 'folder', target: '' };
}

/** What the button does, for the owner to read before. */
export function describePublishing({ method, target }: Company['publishing']): string {
  if (method === 'folder') return 'Lager en mappe med hele nettstedet, klar til å legges ut.';
  if (method === 'git') return 'Sender endringene til webhotellet, som lager nettstedet og legger det ut.';
  return `Lager nettstedet og laster det opp til ${target.replace(/^.*@|:.*$/g, '')}.`;
}
