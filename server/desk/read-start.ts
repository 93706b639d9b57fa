import { open } from 'node:fs/promises';

/** Reads the first bytes of a file. */
export async function readStart(file: string, length: number): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(length));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
