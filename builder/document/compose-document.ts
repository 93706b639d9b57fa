import type { RenderedPage } from '../../src/app/entry.prerender.tsx';
import { sourceSet } from '../../src/content/picture-files.ts';
import type { FirstPicture } from '../../src/document-head/first-pictures.ts';
import type { InlineStyle, ScreenAssets } from './assets.ts';
import { escapeHtml, tag } from './html.ts';
import type { InlineScripts } from './inline-scripts.ts';

export interface DocumentParts {
  no: RenderedPage;
  en: RenderedPage;
  /** The name of the screen's text file, and the folder of the text files. */
  screen: string;
  contentFolder: string;
  assets: ScreenAssets;
  inline: InlineScripts;
  firstPictures: FirstPicture[];
  /** Further elements of the head, finished. */
  head: string;
}

/**
 * One finished HTML file: the Norwegian page in #root, the English one in an inert template, the
 * language decided in the head before anything is painted (docs/decisions/0001). The script at the end
 * reads from #root which files to fetch once the page is painted.
 */
export function composeDocument(parts: DocumentParts): string {
  const { no, en, assets, inline } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(no.title)}</title>`,
    tag('meta', { name: 'description', content: no.description }),
    `<script>${inline.beforePaint}</script>`,
    ...parts.firstPictures.map(preloadPicture),
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
  const template = tag('template', {
    id: 'en',
    'data-title': en.title,
    'data-description': en.description,
  });
  return [
    '<!DOCTYPE html>',
    // The attribute shows what works without scripts; the script in the head takes it away.
    '<html lang="no" data-scriptless>',
    `<head>${head.join('')}</head>`,
    `<body>${root}${no.html}</div>`,
    `${template}${en.html}</template>`,
    `<script>${inline.afterDocument}</script></body>`,
    '</html>',
  ].join('\n');
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
    imagesrcset: sourceSet(picture, 'avif', 'window'),
    imagesizes: sizes,
    media,
    fetchpriority: 'high',
  });
}
