import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Language } from '../../common/languages.ts';
import type { ScreenName } from '../../content-model/routes.ts';
import type { RenderedPage } from '../../src/app/rendered-page.ts';

interface InlineStyle {
  css: string;
  hrefs: readonly string[];
}

export interface ScreenAssets {
  entry: string;
  scripts: string[];
  styles: InlineStyle[];
  font: string;
}

export type AssetsOf = (screen: ScreenName) => Promise<ScreenAssets>;

/** Minified scripts. */
export const inlineScripts = z.object({
  beforePaint: z.string(),
  afterDocument: z.string(),
});

export type InlineScripts = z.infer<typeof inlineScripts>;

interface ScriptlessPageParts {
  page: RenderedPage;
  assets: ScreenAssets;
  noticeEnd: number | undefined;
  formEndpoint: string;
  head: string;
  /** The elements that replace the policy while developing; undefined in a build. */
  developmentHead: string | undefined;
}

interface HtmlPageParts extends ScriptlessPageParts {
  /** The pages of other languages, at an address without a language. */
  templates: readonly RenderedPage[];
  screen: ScreenName;
  pageDataFiles: (language: Language) => readonly string[];
  inline: InlineScripts;
}

/** Other languages are in inert templates (docs/decisions.md, 1). */
export function composeHtmlPage(parts: HtmlPageParts): string {
  const { page, templates, assets, inline } = parts;
  const description = tag('meta', { name: 'description', content: page.description });
  const root = tag('div', {
    id: 'root',
    'data-content': parts.pageDataFiles(page.language).join(' '),
    'data-screen': parts.screen,
    'data-language': page.language,
    'data-scripts': [assets.entry, ...assets.scripts].join(' '),
  });
  return [
    ...documentStart(
      parts,
      [inline.beforePaint, inline.afterDocument],
      `${description}<script>${inline.beforePaint}</script>`,
    ),
    // Asks the usual proxy to rewrite no address, because React hydrates the page only as it was rendered.
    `<body><!--email_off-->${root}${page.html}</div>`,
    ...templates.map((template) => templateOf(template, parts.pageDataFiles(template.language))),
    `<!--/email_off--><script>${inline.afterDocument}</script></body>`,
    '</html>',
  ].join('\n');
}

/** A page in one language that stays as it is. */
export function composeScriptlessPage(parts: ScriptlessPageParts): string {
  return [
    ...documentStart(parts, [], ''),
    `<body><div id="root">${parts.page.html}</div></body>`,
    '</html>',
  ].join('\n');
}

/** Returns the lines before the body. `described` follows the title. */
function documentStart(parts: ScriptlessPageParts, scripts: readonly string[], described: string): string[] {
  const { page, assets, noticeEnd, formEndpoint, developmentHead } = parts;
  const styles = assets.styles.map(({ css }) => css);
  const head = [
    '<meta charset="utf-8">',
    developmentHead ?? policyTag(scripts, styles, formEndpoint),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // iOS would make links of numbers and dates, in the middle of hydration.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escapeHtml(page.title)}</title>`,
    described,
    tag('link', { rel: 'preload', href: assets.font, as: 'font', type: 'font/woff2', crossorigin: '' }),
    ...assets.styles.map(inlineStyle),
    parts.head,
  ];
  return [
    '<!DOCTYPE html>',
    // With data-no-js the styles show alternatives to scripts. The script in the head removes it.
    tag('html', { lang: page.language, 'data-no-js': true, 'data-notice': noticeEnd?.toString() }),
    `<head>${head.join('')}</head>`,
  ];
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

/** The disabled links tell the loader of screens that the sheets are already there. */
function inlineStyle({ css, hrefs }: InlineStyle): string {
  const links = hrefs.map((href) => tag('link', { rel: 'stylesheet', href, disabled: true }));
  return `<style>${css}</style>${links.join('')}`;
}

export function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Allows inline scripts and styles by hash, the form service and, in frames, the map. */
export function policyTag(
  scripts: readonly string[],
  styles: readonly string[],
  formEndpoint: string,
): string {
  // A form that posts to a path posts to this host.
  const form = formEndpoint.startsWith('/') ? '' : ` ${new URL(formEndpoint).origin}`;
  const policy = [
    // Covers the manifest too, because WebKitGTK logs an error for its own directive.
    "default-src 'self'",
    "object-src 'none'",
    ["script-src 'self'", ...scripts.map(cspHash)].join(' '),
    ["style-src 'self'", ...styles.map(cspHash)].join(' '),
    `connect-src 'self'${form}`,
    `form-action 'self'${form}`,
    'frame-src https://www.google.com',
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return tag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Leaves out attributes that are undefined or false. True ones have no value. */
export function tag(name: string, attributes: Record<string, string | boolean | undefined>): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (typeof value === 'string') return ` ${key}="${escapeHtml(value)}"`;
    return value ? ` ${key}` : '';
  });
  return `<${name}${written.join('')}>`;
}
