import path from 'node:path';
import { normalizePath } from 'vite';

/** Code imports the facts of the content/ that its documents are made of, which may be a copy or an earlier edition. */
export const ownFacts = (contentRoot: string) => ({
  alias: [
    {
      find: /^.*\/content\/company\.json$/,
      replacement: normalizePath(path.join(contentRoot, 'content/company.json')),
    },
  ],
});
