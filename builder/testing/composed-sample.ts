import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { articleFile } from '../../content-model/content-files.ts';
import { logoFile, logoIconFile } from '../../content-model/logo.ts';
import type { ArticleValue } from '../../content-model/screens/article.ts';
import { composeSite } from '../compose/compose-site.ts';
import type { CompanyOverrides } from '../content/read-content.ts';
import { ensureSiteBundle } from '../vite/bundles.ts';
import { type Edit, sampleContent } from './sample-project.ts';

const code = await ensureSiteBundle(path.join(import.meta.dirname, '../..'));

const firstSnow: ArticleValue = {
  date: '2026-11-01',
  shown: true,
  picture: null,
  no: { title: 'Første snø', text: 'Vi brøyter.' },
  en: { title: 'First snow', text: 'We are plowing.' },
};

const words = { no: 'Et bilde', en: 'A picture' };

interface SampleSite {
  /** By their slugs: how they differ from an article about the first snow. */
  articles?: Record<string, Partial<ArticleValue>>;
  edits?: readonly Edit[];
  overrides?: CompanyOverrides;
  showsAll?: boolean;
  logo?: readonly [name: string, bytes: Buffer];
}

/** Composes the least content that the schemas accept, with a picture called `only-here`. Encodes nothing. */
export async function composeSample({
  articles = {},
  edits = [],
  overrides = {},
  showsAll = false,
  logo,
}: SampleSite = {}) {
  const picture = { focus: [50, 50], alt: words, caption: words };
  const content = sampleContent(['pictures/only-here.json', '', picture], ...edits);
  for (const [slug, article] of Object.entries(articles))
    content.files.set(articleFile(slug), JSON.stringify({ ...firstSnow, ...article }));
  if (logo) {
    content.files.set(logoFile(logo[0]), logo[1]);
    content.files.set(logoIconFile(logo[0]), Buffer.from('its square'));
  }
  const composed = await composeSite('', content, code, overrides, new Date('2026-11-27T12:00:00Z'), {
    showsAll,
  });
  const read = async (address: string) => String(await composed.files.get(address)?.());
  const documentAt = async (address: string) => parse(await read(`${address}/index.html`));
  const pictures = composed.pictures.files.map(({ name }) => `/pictures/${name}`);
  const files = [...composed.files.keys(), ...pictures];
  return { composed: composed.files, files, company: composed.site.company, read, documentAt };
}

/** Returns the structured data of a document. */
export function graphOf(document: HTMLElement): Record<string, unknown>[] {
  const data = document.querySelector('script[type="application/ld+json"]')?.text ?? '';
  return JSON.parse(data)['@graph'];
}
