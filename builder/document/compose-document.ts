import { sourceSet } from '../../src/content/picture-files.ts';
import type { FirstPicture, RenderedPage } from '../../src/document-head/rendered-page.ts';
import type { InlineStyle, ScreenAssets } from './assets.ts';
import { escapeHtml, tag } from './html.ts';
import type { InlineScripts } from './inline-scripts.ts';

export interface DocumentParts {
  /** The page of the document's address. */
  page: RenderedPage;
  /** The same page in English, on an address where the visitor's choice decides. */
  translation: RenderedPage | null;
  /** The name of the screen's text file, and the folder of the text files. */
  screen: string;
  contentFolder: string;
  assets: ScreenAssets;
  inline: InlineScripts;
  /** Further elements of the head, finished. */
  head: string;
}

/**
 * One finished HTML file: the page in #root, and where the visitor's choice decides, the English page in an
 * inert template. The script in the head decides the language before anything is painted (docs/decisions/0001).
 * The script at the end reads from #root which files to fetch once the page is painted.
 */
export function composeDocument(parts: DocumentParts): string {
  const { page, translation, assets, inline } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    tag('meta', { name: 'description', content: page.description }),
    `<script>${inline.beforePaint}</script>`,
    ...page.firstPictures.map(preloadPicture),
    tag('link', { rel: 'preload', href: assets.font, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ...assets.styles.map(inlineStyle),
    parts.head,
  ];
  const root = tag('div', {
    id: 'root',
    'data-content': parts.contentFolder,
    'data-screen': parts.screen,
    'data-scripts': [assets.entry, ...assets.scripts].join(' '),
  });
  return [
    '<!DOCTYPE html>',
    // The attribute shows what works without scripts; the script in the head removes it.
    `<html lang="${page.language}" data-scriptless>`,
    `<head>${head.join('')}</head>`,
    `<body>${root}${page.html}</div>`,
    translation ? englishTemplate(translation) : '',
    `<script>${inline.afterDocument}</script></body>`,
    '</html>',
  ].join('\n');
}

function englishTemplate({ html, title, description, canonical }: RenderedPage): string {
  const start = tag('template', {
    id: 'en',
    'data-title': title,
    'data-description': description,
    'data-canonical': canonical,
  });
  return `${start}${html}</template>`;
}

/**
 * A style sheet in the document itself. The link behind it is never fetched: it tells the loader of later
 * screens that this sheet is already there.
 */
function inlineStyle({ css, href, devId }: InlineStyle): string {
  const link = href ? tag('link', { rel: 'stylesheet', href, disabled: true }) : '';
  return `${tag('style', { 'data-vite-dev-id': devId })}${css}</style>${link}`;
}

function preloadPicture({ picture, sizes, media }: FirstPicture): string {
  return tag('link', {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: sourceSet(picture, 'avif'),
    imagesizes: sizes,
    media,
    fetchpriority: 'high',
  });
}
