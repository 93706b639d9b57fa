import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { type Company, company } from '../../schema/company.ts';
import { companyFile } from '../../schema/content.ts';

/** What company.json holds, as far as it can be read; nothing of it is checked. */
export async function readCompanyTolerantly(folder: string): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(folder, companyFile), 'utf8').catch(() => '');
  return { ...(parse(text) as object | undefined) };
}

/** How company.json says to publish; as a folder while it does not say. */
export async function readPublishing(folder: string): Promise<Company['publishing']> {
  const { publishing } = await readCompanyTolerantly(folder);
  return company.shape.publishing.safeParse(publishing).data ?? { method: 'folder', target: '' };
}
