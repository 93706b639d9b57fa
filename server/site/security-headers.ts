import { readFileSync, statSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';

type HeaderMap = Map<string, string>;

/**
 * Reads the headers that the build wrote, and gives a function that returns those of the latest build:
 * the Content-Security-Policy holds hashes of inline scripts, so old headers would block a newer build.
 */
export function securityHeaders(file: string): () => HeaderMap {
  let current = readHeaders(file);
  let readAt = changedAt(file);
  return () => {
    const changed = changedAt(file);
    if (changed === undefined || changed === readAt) return current;
    try {
      current = readHeaders(file);
      readAt = changed;
    } catch {
      // A build is just writing the file: the previous headers hold until the new ones are whole.
    }
    return current;
  };
}

function changedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function readHeaders(file: string): HeaderMap {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) {
      throw new Error('it is not an object');
    }
    return new Map(Object.entries(parsed).map(readHeader));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} does not give the security headers (${reason}). Run "npm run build".`, {
      cause,
    });
  }
}

function readHeader([name, value]: [string, unknown]): [string, string] {
  if (typeof value !== 'string') throw new Error(`${name} is not a text`);
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return [name, value];
}
