import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

/** Replaces a text in a file of content/, whose groups and lists may be on one line here. */
export type Edit = [file: string, from: string, to: string];

/** Creates a project with an edited copy of content/. It is removed when the test has finished. */
export async function copyContent(edits: readonly Edit[] = []): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'content-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  const pictures = path.join(root, 'content/pictures');
  await cp(path.join(root, 'content'), path.join(copy, 'content'), {
    recursive: true,
    filter: (source) => source !== pictures,
  });
  await symlink(pictures, path.join(copy, 'content/pictures'));
  for (const [file, from, to] of edits) {
    const target = path.join(copy, 'content', file);
    const text = await readFile(target, 'utf8');
    const pattern = patternOf(from);
    if (!pattern.test(text)) throw new Error(`content/${file} does not have ${from}`);
    await writeFile(
      target,
      text.replace(pattern, () => to),
    );
  }
  return copy;
}

function patternOf(from: string): RegExp {
  const exact = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(exact.replace(/\s+/g, '\\s+').replace(/(\\[[{])\s*|\s*(\\[\]}])/g, '$1\\s*$2'));
}
