import path from 'node:path';
import { parseArgs } from 'node:util';
import { PhotoFailure } from './photo-failure.ts';

/** The words that a photo needs, and how they are asked for. */
export const questions = {
  'caption-no': 'Bildetekst på norsk',
  'caption-en': 'Bildetekst på engelsk',
  'alt-no': 'Hva bildet viser, på norsk',
  'alt-en': 'Hva bildet viser, på engelsk',
} as const;

export type WordOption = keyof typeof questions;

/** What was asked for on the command line. */
export interface PhotoOptions {
  file: string;
  name: string;
  replace: string | undefined;
  words: Partial<Record<WordOption, string>>;
}

/** How the command is used, for whoever asks or gets it wrong. */
export const usage = `Slik legger du til et bilde:

  npm run new-photo -- BILDEFIL

Det spør om bildeteksten og om hva bildet viser, på norsk og engelsk. Du kan også skrive alt på én gang:

  npm run new-photo -- BILDEFIL --caption-no "…" --caption-en "…" --alt-no "…" --alt-en "…"

  --replace NAVN   sett det nye bildet overalt der bildet NAVN står
  --name NAVN      hva bildet skal hete (ellers etter filen)`;

/** Reads the command line. Throws a PhotoFailure. */
export function readOptions(args: readonly string[]): PhotoOptions {
  const text = { type: 'string' } as const;
  const options = {
    name: text,
    replace: text,
    'caption-no': text,
    'caption-en': text,
    'alt-no': text,
    'alt-en': text,
  };
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new PhotoFailure(`Kommandoen kan ikke leses (${(error as Error).message}).\n\n${usage}`);
  }
  const [file, ...others] = parsed.positionals;
  if (file === undefined) throw new PhotoFailure(usage);
  if (others.length > 0) {
    throw new PhotoFailure(
      `Ett bilde om gangen, og anførselstegn rundt tekst med mellomrom: ${others.join(' ')}\n\n${usage}`,
    );
  }
  const { name, replace, ...words } = parsed.values;
  return { file, name: nameFrom(name ?? path.parse(file).name), replace, words };
}

/** A name for files and addresses: a to z, numbers and hyphens. */
function nameFrom(text: string): string {
  const name = text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (name === '') throw new PhotoFailure(`Gi bildet et navn med --name: av «${text}» blir det ikke noe.`);
  return name;
}
