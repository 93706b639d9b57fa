import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Company } from '../../schema/company.ts';
import type { Say } from './say.ts';
import { upload } from './upload.ts';

/** A way to publish. */
export interface Method {
  /** What the button does, for the owner to read before. */
  description: string;
  /** Visitors see the site afterwards; otherwise there is a folder that somebody may upload. */
  goesOnline: boolean;
  /** Makes the site of a folder that has a content/, as it was at a moment. Nothing is published yet. */
  prepare: (folder: string, say: Say, at: Date) => Promise<PreparedSite>;
}

/** A finished site. */
export interface PreparedSite {
  /** The file at an address of the site, such as `/texts/no.json`. */
  read: (address: string) => Promise<string>;
  /** Throws an HttpError that says what visitors see now. `isAlone` says that little of it is new. */
  publish: (isAlone?: boolean) => Promise<Published>;
}

interface Published {
  /** What there is to tell. */
  message: string;
  /** The number of the release, where releases are kept and one can be put online again. */
  release?: number;
}

/** Builds the site of a folder that has a content/ into a folder, which it returns. */
export type Build = (folder: string, say: Say) => Promise<string>;

/** The methods of company.json. */
export function methodOf(build: Build, { method, target }: Company['publishing']): Method {
  if (method === 'folder') {
    return {
      description: 'Lager en mappe med hele nettstedet, klar til å legges ut.',
      goesOnline: false,
      prepare: async (folder, say) => {
        const site = await build(folder, say);
        return { read: fileIn(site), publish: async () => ({ message: `Mappen er klar: ${site}` }) };
      },
    };
  }
  return {
    description: `Lager nettstedet og laster det opp til ${target.replace(/^.*@|:.*$/g, '')}.`,
    goesOnline: true,
    prepare: async (folder, say) => {
      const site = await build(folder, say);
      const publish = async () => {
        await upload(site, target, say);
        return { message: 'Publisert.' };
      };
      return { read: fileIn(site), publish };
    },
  };
}

const fileIn = (site: string) => (address: string) => readFile(path.join(site, address), 'utf8');
