import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { carryOver, isGitMethod } from '../../builder/schema/carry-over.ts';
import { type Company, company } from '../../schema/company.ts';
import { companyFile } from '../../schema/content.ts';
import type { Overview } from '../contract/overview.ts';
import type { Place } from './place.ts';

type Publishing = Company['publishing'];

const whileUnknown: Publishing = { method: 'folder', target: '' };

/** What company.json holds, as far as it can be read; nothing of it is checked. */
export async function readCompanyTolerantly(folder: string): Promise<Record<string, unknown>> {
  return { ...(carryOver(companyFile, await parseTolerantly(folder)) as object | undefined) };
}

async function parseTolerantly(folder: string): Promise<unknown> {
  return parse(await readFile(path.join(folder, companyFile), 'utf8').catch(() => ''));
}

/** How company.json says to publish; as a folder while it does not say. */
export async function readPublishing(folder: string): Promise<Publishing> {
  const { publishing } = await readCompanyTolerantly(folder);
  return company.shape.publishing.safeParse(publishing).data ?? whileUnknown;
}

/** What the button does. */
export async function describePublishing(folder: string, place: Place): Promise<Overview['publishing']> {
  const { description, goesOnline } = place.methodOf(await readPublishing(folder));
  const wasGit = !place.isServer && isGitMethod(await parseTolerantly(folder));
  return { describe: wasGit ? `${description} ${noGit}` : description, goesOnline };
}

const noGit =
  'Herfra kan det ikke lenger publiseres med Git. Velg under Firmaet hvordan nettstedet skal komme på nettet, eller be den som hjelper deg, om det.';
