import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listContent } from '../../../builder/content/content-source.ts';
import type { Company } from '../../../content-model/company.ts';
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

export type ProjectCopy = ReturnType<typeof createProject>;

export function createProject() {
  const temporary = mkdtempSync(path.join(tmpdir(), 'desk-'));
  const [folder, start] = [path.join(temporary, 'project'), path.join(temporary, 'start')];
  copyFiles(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const readJson = (file: string) => JSON.parse(read(file));
  const writeText = (file: string, text: string | Buffer) => writeFileSync(path.join(folder, file), text);
  const write = (file: string, value: unknown) => writeText(file, formatJson(value));
  for (const file of readdirSync(path.join(folder, 'content'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    // In the desk's layout, so that a test sees only its own change.
    const value = readJson(`content/${file}`);
    // The area stands in titles, which have room for that of the content.
    write(`content/${file}`, file === 'company.json' ? { ...owner, area: value.area } : value);
  }
  cpSync(path.join(folder, 'content'), path.join(start, 'content'), { recursive: true });

  return {
    folder,
    read,
    readJson,
    write,
    writeText,
    /** The changed files of content/, with null for a removed one. */
    changes: () => contentChanges(start, folder),
    reset: async () => {
      for (const [file, body] of await contentChanges(folder, start)) {
        if (body) writeText(file, body);
        else rmSync(path.join(folder, file));
      }
    },
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
}

/** The changes that make content/ of one folder equal to that of another; null for a removed file. */
async function contentChanges(folder: string, wanted: string): Promise<Map<string, Buffer | null>> {
  const files = (await Promise.all([folder, wanted].map(listContent))).flat();
  const bytes = (place: string, file: string) =>
    existsSync(path.join(place, file)) ? readFileSync(path.join(place, file)) : null;
  const changes = [...new Set(files)].flatMap((file): [string, Buffer | null][] => {
    const [now, next] = [bytes(folder, file), bytes(wanted, file)];
    return now && next?.equals(now) ? [] : [[file, next]];
  });
  return new Map(changes);
}
