import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The built code of the page (page/). */
export interface PageCode {
  script: string;
  style: string;
}

/** Reads the built code from its folder. */
export async function readPageCode(folder: string): Promise<PageCode> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  return { script: await read('page.js'), style: await read('page.css') };
}

/** The page of everybody who is not signed in, whole in one answer. It knows nothing of the firm. */
export function signInPage({ script, style }: PageCode) {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
  const body = (attribute: string) => `<!doctype html>
<html lang="nb"${attribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Logg inn</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Logg inn</h1>
<p id="intro"></p>
<button type="button" hidden></button>
<p id="answer" role="alert"></p>
<noscript><p>Slå på JavaScript i nettleseren for å logge inn.</p></noscript>
<details>
<summary>Får du det ikke til?</summary>
<ul>
<li><strong>Ingen skjermlås:</strong> Slå på kode, fingeravtrykk eller ansikt i innstillingene til enheten. Prøv så igjen.</li>
<li><strong>Ny enhet:</strong> Åpne «Enheter» på en enhet som er logget inn, og velg «Legg til en enhet».</li>
<li><strong>Alle enhetene er borte:</strong> Be den som hjelper deg, kjøre <code>npm run invite</code>. Du får en lenke.</li>
</ul>
</details>
</main>
<script type="module">${script}</script>
</body>
</html>
`;
  return { headers, signedOut: body(''), signedIn: body(' data-signed-in') };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
