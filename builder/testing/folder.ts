import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export function temporaryFolder(
  files: Record<string, string | Buffer> = {},
  whenFinished: (remove: () => void) => void = onTestFinished,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  whenFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) writeIn(folder, file, text);
  return folder;
}

export function writeIn(folder: string, file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
