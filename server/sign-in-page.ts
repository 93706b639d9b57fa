import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../builder/document/html.ts';

/** The page of everybody who is not signed in, whole in one answer and without scripts. It knows nothing of the firm. */
export function signInPage() {
  const sheets = ['src/styles/brand.css', 'server/sign-in-page.css'];
  const style = sheets
    .map((file) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'))
    .join('');
  const digest = createHash('sha256').update(style).digest('base64');
  return {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    },
    /** `alert` says what went wrong. */
    body: (alert?: string) => `<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Logg inn</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Logg inn</h1>
<form method="post" action="/inn">
<label for="password">Passord</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
${alert ? `<p role="alert">${escapeHtml(alert)}</p>\n` : ''}<button>Logg inn</button>
</form>
<p>Har du glemt passordet? Den som hjelper dere, har det, og kan lage et nytt.</p>
</main>
</body>
</html>
`,
  };
}
