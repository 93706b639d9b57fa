import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { HttpError } from '../../server/http-error.ts';
import { readJson } from '../../server/json.ts';
import { unfinishedFolder } from './journal.ts';

const megabyte = 1024 * 1024;
/** A photo of 48 megapixels is at most some 40 MB. */
const photoLimit = 80 * megabyte;
const valueLimit = 2 * megabyte;

/** Reads a JSON object. Throws an HttpError. */
export async function readGroup(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await readJson(request, valueLimit);
  if (typeof body === 'object' && body !== null) return { ...body };
  throw new HttpError(
    400,
    'Det som ble sendt hit, kan ikke leses. Ingenting er lagret. Last siden på nytt, og prøv igjen.',
  );
}

/**
 * Keeps the photo of a request in a file while `use` uses it: no photo is ever whole in memory. Throws an HttpError when
 * it is too large.
 */
export async function withPhotoFile<Result>(
  root: string,
  request: IncomingMessage,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(root, unfinishedFolder);
  const file = path.join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    await writeBody(request, file);
    return await use(file);
  } finally {
    await rm(file, { force: true });
  }
}

async function writeBody(request: IncomingMessage, file: string): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    let size = 0;
    // The answer goes over the same connection, so that the rest of the body must not end it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > photoLimit) {
        throw new HttpError(413, `Bildet er for stort: høyst ${photoLimit / megabyte} MB.`);
      }
      await handle.appendFile(chunk);
    }
  } finally {
    await handle.close();
  }
}
