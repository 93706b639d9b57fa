import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildFailure } from '../failure.ts';
import { nameFrom } from '../name-from.ts';

/** The words that a photo needs, and the questions that ask for them. */
export const questions = {
  'caption-no': 'Bildetekst på norsk',
  'caption-en': 'Bildetekst på engelsk',
  'alt-no': 'Hva bildet viser, på norsk',
  'alt-en': 'Hva bildet viser, på engelsk',
} as const;

export type WordOption = keyof typeof questions;

/** The options of the command line. */
export interface PhotoOptions {
  file: string;
  name: string;
  words: Partial<Record<WordOption, string>>;
}

const usage = `Slik legger du til et bilde:

  npm run new-photo -- BILDEFIL

Du blir spurt om bildeteksten og om hva bildet viser, på norsk og engelsk. Du kan også skrive alt på én gang:

  npm run new-photo -- BILDEFIL --caption-no "…" --caption-en "…" --alt-no "…" --alt-en "…"

  --name NAVN      hva bildet skal hete (ellers etter filen)`;

/** Parses the command line. Throws a BuildFailure, in Norwegian. */
export function readOptions(args: readonly string[]): PhotoOptions {
  const names = ['name', ...(Object.keys(questions) as WordOption[])] as const;
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const { code } = error as { code?: string };
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new BuildFailure(`Kommandoen kan ikke leses: se etter en skrivefeil.\n\n${usage}`);
  }
  const [file, ...others] = parsed.positionals;
  if (file === undefined) throw new BuildFailure(usage);
  if (others.length > 0) {
    throw new BuildFailure(
      `Ett bilde om gangen, og anførselstegn rundt tekst med mellomrom: ${others.join(' ')}\n\n${usage}`,
    );
  }
  const { name = path.parse(file).name, ...words } = parsed.values as Partial<
    Record<'name' | WordOption, string>
  >;
  const plainName = nameFrom(name);
  if (plainName === '') {
    throw new BuildFailure(`Filnavnet «${name}» kan ikke brukes. Gi bildet et navn med --name.`);
  }
  return { file, name: plainName, words };
}
