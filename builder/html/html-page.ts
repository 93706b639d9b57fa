import { createHash } from 'node:crypto';
import type { Language } from '../../common/languages.ts';
import type { RenderedPage } from '../../src/app/rendered-page.ts';
import type { ScreenName } from '../../src/screens/routes.ts';
import { escapeHtml, tag } from './tags.ts';

export interface InlineStyle {
  css: string;
  /** The addresses by which scripts load its sheets; in a build only. */
  hrefs?: readonly string[];
  /** The id by which Vite's client replaces the sheet; in development only. */
  devId?: string;
}

/** The scripts, styles and font that a screen needs on the first visit. */
export interface ScreenAssets {
  entry: string;
  /** Fetched together with the entry. */
  scripts: string[];
  styles: InlineStyle[];
  /** The address of the sheet for paper. */
  print: string;
  font: string;
}

/** Returns the assets of a screen, with further style sheets by their paths. */
export type AssetsOf = (screen: ScreenName, sheets: readonly string[]) => Promise<ScreenAssets>;

/** The scripts that are inlined in every document, minified; `notice` where there is one. */
export interface InlineScripts {
  beforePaint: string;
  afterDocument: string;
  notice: string;
}

interface HtmlPageParts {
  page: RenderedPage;
  /** The pages of other languages, if the visitor's choice decides the language of this address. */
  templates: readonly RenderedPage[];
  screen: ScreenName;
  /** The addresses of the text files that a page of this document loads. */
  pageDataFiles: (language: Language) => readonly string[];
  assets: ScreenAssets;
  inline: InlineScripts;
  /** When the notice shows (src/inline/expire-notice.ts); undefined without one. */
  noticeTimes: string | undefined;
  /** Where the form posts. */
  formEndpoint: string;
  head: string;
}

/** Composes a document; pages of other languages are in inert templates (docs/decisions.md, 1). */
export function composeHtmlPage(parts: HtmlPageParts): string {
  const { page, templates, assets, inline, noticeTimes } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(page.title)}</title>`,
    tag('meta', { name: 'description', content: page.description }),
    // One element, which the document's policy names by one hash.
    `<script>${inline.beforePaint}${noticeTimes ? inline.notice : ''}</script>`,
    tag('link', { rel: 'preload', href: assets.font, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ...assets.styles.map(inlineStyle),
    tag('link', { rel: 'stylesheet', href: assets.print, media: 'print' }),
    parts.head,
  ];
  const root = tag('div', {
    id: 'root',
    'data-content': parts.pageDataFiles(page.language).join(' '),
    'data-screen': parts.screen,
    'data-language': page.language,
    'data-scripts': [assets.entry, ...assets.scripts].join(' '),
  });
  const document = [
    '<!DOCTYPE html>',
    // With data-no-js the styles show what works without scripts. The script in the head removes it.
    tag('html', { lang: page.language, 'data-no-js': true, 'data-notice': noticeTimes }),
    `<head>${head.join('')}</head>`,
    `<body>${root}${page.html}</div>`,
    ...templates.map((template) => templateOf(template, parts.pageDataFiles(template.language))),
    `<script>${inline.afterDocument}</script></body>`,
    '</html>',
  ].join('\n');
  return addPolicy(document, parts.formEndpoint);
}

function templateOf(
  { html, language, title, description, canonical }: RenderedPage,
  pageDataFiles: readonly string[],
): string {
  const start = tag('template', {
    id: language,
    'data-content': pageDataFiles.join(' '),
    'data-title': title,
    'data-description': description,
    'data-canonical': canonical,
  });
  return `${start}${html}</template>`;
}

/** The disabled links are never fetched: they tell Vite's loader that the sheets are already there. */
function inlineStyle({ css, hrefs = [], devId }: InlineStyle): string {
  const links = hrefs.map((href) => tag('link', { rel: 'stylesheet', href, disabled: true }));
  return `${tag('style', { 'data-vite-dev-id': devId })}${css}</style>${links.join('')}`;
}

/** A source expression for an inline script or style in a Content-Security-Policy. */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The element that `addPolicy` adds. */
export const policyPattern = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Adds a policy at the top that allows inline code by hash, the form service and, in frames, the map. */
export function addPolicy(html: string, formEndpoint: string): string {
  const hashes = (element: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) =>
      cspHash(text),
    );
  // A path is on this host.
  const form = formEndpoint.startsWith('/') ? '' : ` ${new URL(formEndpoint).origin}`;
  const policy = [
    // For images, fonts and the manifest too: WebKitGTK logs an error for a directive of its own.
    "default-src 'self'",
    "object-src 'none'",
    ["script-src 'self'", ...hashes('script')].join(' '),
    ["style-src 'self'", ...hashes('style')].join(' '),
    `connect-src 'self'${form}`,
    `form-action 'self'${form}`,
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const meta = tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
  return html.replace('<meta charset="utf-8">', (charset) => charset + meta);
}
