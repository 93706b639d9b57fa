import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listContent } from '../../../builder/content/content-source.ts';
import { type Company, companyFile } from '../../../content-model/company.ts';
import { formatJson } from '../../../content-model/content-json.ts';
import { company } from '../../../server/desk/testing/examples.ts';
import { copyFiles } from '../../../tests/support/program.ts';
import { root } from '../../../tests/support/site.ts';

/** Facts that can be published, but for the phone number. */
const owner: Company = {
  ...company,
  phone: '+47 00 00 00 00',
  machines: 12,
};

export type ProjectCopy = Awaited<ReturnType<typeof createProject>>;

export async function createProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
  copyFiles(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const readJson = (file: string) => JSON.parse(read(file));
  const writeText = (file: string, text: string | Buffer) => writeFileSync(path.join(folder, file), text);
  const write = (file: string, value: unknown) => writeText(file, formatJson(value));

  /** The bytes of all files of content/. The desk may still be deleting one. */
  async function readContent(): Promise<Map<string, string | undefined>> {
    const bytes = (file: string) => readFile(path.join(folder, file), 'latin1').catch(() => undefined);
    const files = await listContent(folder);
    return new Map(await Promise.all(files.map(async (file) => [file, await bytes(file)] as const)));
  }

  for (const file of await listContent(folder)) {
    if (!file.endsWith('.json')) continue;
    // In the desk's layout, so that a test sees only its own change.
    const value = readJson(file);
    // The area stands in titles, which have room for that of the content.
    write(file, file === companyFile ? { ...owner, area: value.area } : value);
  }
  const start = await readContent();

  /** The changed files of content/, with null for a removed one. */
  async function changes(): Promise<Map<string, string | null>> {
    const now = await readContent();
    const files = [...new Set([...start.keys(), ...now.keys()])];
    const changed = files.filter((file) => now.get(file) !== start.get(file));
    return new Map(changed.map((file) => [file, now.get(file) ?? null]));
  }

  async function reset(): Promise<void> {
    for (const file of (await changes()).keys()) {
      const before = start.get(file);
      if (before === undefined) rmSync(path.join(folder, file), { force: true });
      else writeText(file, Buffer.from(before, 'latin1'));
    }
  }

  const remove = () => rmSync(folder, { recursive: true, force: true });
  return { folder, read, readJson, write, writeText, changes, reset, remove };
}
