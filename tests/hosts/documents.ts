import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/texts.ts';

/** The built site. */
export const dist = path.join(root, 'dist');

/** A built document with the address that shows it. */
export interface HostedDocument {
  address: string;
  status: number;
  html: string;
}

/** Every document of the build. The 404 page stands for all addresses that there are none for. */
export function hostedDocuments(): HostedDocument[] {
  const files = (readdirSync(dist, { recursive: true }) as string[]).filter((file) => file.endsWith('.html'));
  return files.map((file) => {
    const html = readFileSync(path.join(dist, file), 'utf8');
    if (file === '404.html') return { address: '/finnes-ikke', status: 404, html };
    return {
      address: `/${file
        .split(path.sep)
        .join('/')
        .replace(/\/?index\.html$/, '')}`,
      status: 200,
      html,
    };
  });
}

/** The texts of all elements of a kind that a browser would run or apply: data for others is left out. */
export function inlineTexts(html: string, kind: 'script' | 'style'): string[] {
  const elements = [...html.matchAll(new RegExp(`<${kind}([^>]*)>(.*?)</${kind}>`, 'gs'))];
  return elements
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/ld\+json"/.test(attributes))
    .map(([, , text = '']) => text);
}
