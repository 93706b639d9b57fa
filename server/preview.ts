import { extname } from 'node:path';
import type { Context, Handler } from 'hono';
import {
  type ComposedSite,
  composeSite,
  renderFile,
  renderHtmlPage,
  type SiteBundle,
} from '../builder/compose/compose-site.ts';
import { type ContentSource, readContentFolder } from '../builder/content/content-source.ts';
import type { CompanyOverrides } from '../builder/content/read-content.ts';
import { escapeHtml } from '../builder/html/html-page.ts';
import { pageHeaders } from '../builder/output/headers.ts';
import { encodeInBackground } from '../builder/pictures/encoded-pictures.ts';
import { ContentError } from '../content-model/problems.ts';
import { contentFingerprint } from './history/draft.ts';
import { type AppEnv, isChange } from './http.ts';
import {
  isServable,
  refuseMethod,
  requestPath,
  sendBytes,
  sendFile,
  sendPage,
  sendPicture,
} from './site-app.ts';

interface PreviewSettings {
  /** The folder of encoded pictures. */
  encoded: string;
  code: SiteBundle;
  content: string;
  overrides: CompanyOverrides;
  /** What is published; undefined before the first publication. */
  published: () => ContentSource | undefined;
}

/** Only the desk may frame these pages, and browsers do not cache them. */
const headersOfPage = {
  ...pageHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': pageHeaders['Content-Security-Policy']?.replace("'none'", "'self'") ?? '',
};

/** Shows content/. */
export function createPreview(settings: PreviewSettings): Handler<AppEnv> {
  const { encoded, code, content, overrides, published } = settings;
  let composed: { fingerprint: string; site: Promise<ComposedSite> } | undefined;

  async function currentSite(): Promise<ComposedSite> {
    const fingerprint = await contentFingerprint(content);
    if (composed?.fingerprint !== fingerprint) composed = { fingerprint, site: compose() };
    return composed.site;
  }

  async function compose(): Promise<ComposedSite> {
    const source = await readContentFolder(content);
    const options = { showsAll: true, published: published() };
    return composeSite(encoded, source, code, overrides, new Date(), options);
  }

  async function sendContentFile(c: Context, site: ComposedSite, path: string) {
    const file = await renderFile(site, path);
    if (!file) return undefined;
    if ('body' in file) return sendBytes(c, Buffer.from(file.body), path);
    if (!file.isEncoded) void encodeInBackground(encoded, site.pictures.missing());
    return sendPicture(c, file);
  }

  return async (c) => {
    if (isChange(c)) return refuseMethod(c);
    const path = requestPath(c);
    const isFile = isServable(path) && extname(path) !== '';
    const codeFile = isFile && (await sendFile(c, code.files, path));
    if (codeFile) return codeFile;
    try {
      const site = await currentSite();
      const contentFile = isFile && (await sendContentFile(c, site, path));
      if (contentFile) return contentFile;
      const { html, status } = await renderHtmlPage(site, path);
      return sendPage(c, html, status, headersOfPage);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return sendPage(c, problemPage(error), 500, headersOfPage);
    }
  };
}

/** Before the first publication, nothing stands in for what is wrong. */
function problemPage({ problems }: ContentError): string {
  const lines = problems.map(({ sentence }) => `<li>${escapeHtml(sentence)}</li>`).join('');
  return `<!doctype html><html lang="no"><meta charset="utf-8"><title>Siden kan ikke vises</title><h1>Siden kan ikke vises før dette er rettet</h1><ul>${lines}</ul></html>`;
}
