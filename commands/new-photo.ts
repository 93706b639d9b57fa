import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { BuildFailure, fail } from '../builder/failure.ts';
import { addPhoto } from '../builder/photo/add-photo.ts';
import { type PhotoOptions, questions, readOptions, type WordOption } from '../builder/photo/options.ts';
import { readPhoto } from '../builder/photo/read-photo.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * `npm run new-photo -- FILE`: adds a photo to the gallery. FILE is relative to the folder where npm was called. The
 * messages are Norwegian, for the owner.
 */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const bytes = await readPhoto(path.resolve(process.env.INIT_CWD ?? '', options.file));
  const words = await completeWords(options);
  const { name } = options;
  const left = await addPhoto(root, {
    name,
    bytes,
    alt: { no: words['alt-no'], en: words['alt-en'] },
    caption: { no: words['caption-no'], en: words['caption-en'] },
  });
  console.log(`\nBildet heter ${name} og er først i galleriet. ${left} gikk ut av galleriet.`);
}

/** Returns the words from the command line. In a terminal, asks for missing ones. */
async function completeWords({ words: given }: PhotoOptions): Promise<Record<WordOption, string>> {
  const words: Partial<Record<WordOption, string>> = {};
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  try {
    for (const [option, question] of Object.entries(questions) as [WordOption, string][]) {
      const answer = (given[option] ?? (await terminal?.question(`${question}: `)) ?? '').trim();
      if (answer === '') throw new BuildFailure(`Mangler: ${question} (--${option}). Ingenting er endret.`);
      words[option] = answer;
    }
  } finally {
    terminal?.close();
  }
  return words as Record<WordOption, string>;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // Ctrl+C or Ctrl+D instead of an answer.
  const isStopped = error instanceof Error && error.name === 'AbortError';
  fail(isStopped ? new BuildFailure('Avbrutt. Ingenting er endret.') : error);
});
