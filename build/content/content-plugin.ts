import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { SiteConfig } from '../config/site-config.ts';
import { type Catalogue, readCatalogue } from '../pictures/catalogue.ts';
import { placementsFile, placePictures } from './place-pictures.ts';
import { type Language, readTexts } from './read-texts.ts';

const textFile = /\/content\/(no|en)\/([\w-]+)\.json$/;

/**
 * Turns a text file of content/ into a module with its texts and the pictures of its screen, in one
 * language: the other language's words never reach the visitor.
 */
export function contentPlugin(root: string, config: SiteConfig): Plugin {
  let catalogue: Promise<Catalogue> | undefined;

  return {
    name: 'content',
    enforce: 'pre',
    buildStart() {
      catalogue = undefined;
    },
    async load(id) {
      const [, language, name] = textFile.exec(id) ?? [];
      if (!language || !name) return null;
      catalogue ??= readCatalogue(root);
      const placements = JSON.parse(await readFile(path.join(root, placementsFile), 'utf8'));
      const texts = await readTexts(root, name, language as Language, config);
      const shared = await readTexts(root, 'shared', language as Language, config);
      const prefix = config.picturesAreIllustrations ? `${shared.illustration}: ` : '';
      const pictures = placePictures(placements[name], await catalogue, language as Language, prefix);
      const data = JSON.stringify({ name, texts, pictures });
      return { code: `export default ${data}`, moduleType: 'js' };
    },
  };
}
