import type { Company } from '../../schema/company.ts';
import { upload } from './upload.ts';

export type Say = (message: string) => void;

/** Builds the site of a folder that has a content/, and returns the folder of the finished site. */
export type Build = (folder: string, say: Say) => Promise<string>;

/** What visitors see after something that failed before it was published. */
export const unchanged = 'Det som ligger på nettet, er som før.';

/** A way to publish: what the button does, and how a finished site gets where it belongs. */
export interface Method {
  /** For the owner to read before. `target` is what company.json says. */
  describe: (target: string) => string;
  /** Visitors see the site afterwards; otherwise there is a folder that somebody may upload. */
  goesOnline: boolean;
  /** Publishes the finished site of a folder. Throws an HttpError that says what visitors see now. */
  publish: (site: string, target: string, say: Say) => Promise<void>;
}

/** Every method of company.json. */
export const methods: Readonly<Record<Company['publishing']['method'], Method>> = {
  folder: {
    describe: () => 'Lager en mappe med hele nettstedet, klar til å legges ut.',
    goesOnline: false,
    publish: async () => {},
  },
  sftp: {
    describe: (target) => `Lager nettstedet og laster det opp til ${target.replace(/^.*@|:.*$/g, '')}.`,
    goesOnline: true,
    publish: upload,
  },
};
