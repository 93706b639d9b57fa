import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { visit } from 'jsonc-parser';
import { listContent } from '../../builder/content/content-source.ts';
import type { StrayFile } from '../../content-model/desk/contract.ts';
import { HttpError } from '../http.ts';
import { contentQueue } from './file-changes.ts';

export async function listStrayFiles(root: string): Promise<StrayFile[]> {
  const { strays } = await listContent(root);
  const listed = strays.map(async (file) => {
    // It may be another user's, or be away by now.
    const words = await firstWords(path.join(root, file)).catch(() => '');
    return { file, words };
  });
  return Promise.all(listed);
}

/** Throws an HttpError for any other file. */
export function removeStrayFile(root: string, { file }: Record<string, unknown>): Promise<void> {
  return contentQueue.add(async () => {
    const { strays } = await listContent(root);
    const stray = strays.find((stray) => stray === file);
    if (stray === undefined) throw new HttpError(404, 'Filen finnes ikke lenger.');
    // Without the journal, which needs space, and refuses some names.
    await rm(path.join(root, stray));
  });
}

const maxBytes = 4096;
const maxCharacters = 80;

/** Returns the first text of a file, which may be damaged. Returns '' for a picture. */
async function firstWords(file: string): Promise<string> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(maxBytes), 0, maxBytes)
    .finally(() => handle.close());
  const text = buffer.toString('utf8', 0, bytesRead);
  if (text.includes('\0')) return '';
  const found = file.endsWith('.json') ? textsIn(text) : text.split('\n');
  const words = found.find((item) => item.trim().includes(' ')) ?? found[0] ?? '';
  return words.trim().slice(0, maxCharacters);
}

function textsIn(json: string): string[] {
  const texts: string[] = [];
  visit(json, {
    onLiteralValue: (value) => {
      if (typeof value === 'string') texts.push(value);
    },
  });
  return texts;
}
