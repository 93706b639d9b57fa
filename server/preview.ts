import { extname } from 'node:path';
import type { Handler } from 'hono';
import {
  type ComposedSite,
  composeSite,
  renderFile,
  renderHtmlPage,
  type SiteBundle,
} from '../builder/compose/compose-site.ts';
import type { CompanyOverrides } from '../builder/content/read-company.ts';
import { ContentError } from '../builder/errors.ts';
import { escapeHtml } from '../builder/html/tags.ts';
import { contentTypeOf, fileHeaders, pageHeaders } from '../builder/output/headers.ts';
import type { createBackgroundEncoder } from '../builder/pictures/encoded-pictures.ts';
import { type AppEnv, isChange } from './http.ts';
import { contentFingerprint } from './releases/content-files.ts';
import { isServable, refuseMethod, requestPath, sendFile, sendPage, sendPicture } from './site-app.ts';

interface PreviewSettings {
  /** The project whose cache has the pictures. */
  root: string;
  code: SiteBundle;
  /** The folder with the edited content/. */
  content: string;
  /** Where the pages' form posts. */
  overrides: CompanyOverrides;
  encodeInBackground: ReturnType<typeof createBackgroundEncoder>;
}

/** Only the desk may frame these pages, and nobody keeps what is not published. */
const headersOfPage = {
  ...pageHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': pageHeaders['Content-Security-Policy']?.replace("'none'", "'self'") ?? '',
};

/** Serves the site being edited, composed on request. A page says what is wrong in the content. */
export function createPreview({ root, code, content, overrides, encodeInBackground }: PreviewSettings) {
  let composed: { stamp: string; site: Promise<ComposedSite> } | undefined;

  async function presentSite(): Promise<ComposedSite> {
    const stamp = await contentFingerprint(content);
    if (composed?.stamp !== stamp) {
      // Renders anew only the pages that have changed.
      const earlier = await composed?.site.then(({ pages }) => pages).catch(() => undefined);
      composed = { stamp, site: composeSite(root, content, code, overrides, null, earlier) };
    }
    return composed.site;
  }

  return serveComposed(code, presentSite, (site) => void encodeInBackground(site.pictures.missing()));
}

/** `onMissing` is called where an original stands in for a picture. */
export function serveComposed(
  code: SiteBundle,
  presentSite: () => Promise<ComposedSite>,
  onMissing: (site: ComposedSite) => void = () => {},
): Handler<AppEnv> {
  return async (c) => {
    if (isChange(c)) return refuseMethod(c);
    const path = requestPath(c);
    const file = isServable(path) && extname(path) !== '' && (await sendFile(c, code.files, path));
    if (file) return file;
    try {
      const site = await presentSite();
      const made = isServable(path) ? await renderFile(site, path) : undefined;
      if (!made) {
        const { html, status } = await renderHtmlPage(site, path);
        return await sendPage(c, html, status, headersOfPage);
      }
      if ('body' in made)
        return c.body(new Uint8Array(Buffer.from(made.body)), 200, {
          ...fileHeaders(path),
          'Content-Type': contentTypeOf(path),
        });
      if (!made.isEncoded) onMissing(site);
      return await sendPicture(c, made);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return sendPage(c, problemPage(error), 500, headersOfPage);
    }
  };
}

function problemPage({ problems }: ContentError): string {
  const lines = problems.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('');
  return `<!doctype html><html lang="no"><meta charset="utf-8"><title>Siden kan ikke vises</title><h1>Siden kan ikke vises før dette er rettet</h1><ul>${lines}</ul></html>`;
}
