import { brandColors } from '../../builder/discovery/brand-colors.ts';
import { cspHash } from '../../builder/document/policy.ts';

const style = `
body { margin: 0; padding: 24px; font: 18px/1.5 system-ui, sans-serif; color: ${brandColors.granite}; background: ${brandColors.snow}; }
label { display: block; padding: 16px; text-align: center; font-weight: 700; background: ${brandColors.stake}; border-radius: 4px; }
input { position: absolute; width: 1px; opacity: 0; }
input:focus-visible + span { outline: 3px solid; outline-offset: 4px; }
li { padding: 8px 0; overflow-wrap: anywhere; }
`;

/** Sends one photo after another: a phone has little memory. */
const script = `
const list = document.querySelector('ul');
document.querySelector('input').addEventListener('change', async ({ target }) => {
  for (const file of [...target.files]) {
    const line = list.appendChild(document.createElement('li'));
    const say = (words) => { line.textContent = (file.name || 'Bilde uten navn') + ': ' + words; };
    say('sendes …');
    try {
      const address = location.pathname + '?name=' + encodeURIComponent(file.name);
      const answer = await fetch(address, { method: 'POST', body: file, headers: { 'Content-Type': file.type || 'image/jpeg' } });
      if (answer.ok) say('kommet fram');
      else line.textContent = answer.status === 422 ? await answer.text() : 'Koden gjelder ikke lenger. Lag en ny på maskinen.';
    } catch {
      say('kom ikke fram. Er koden fortsatt åpen på maskinen?');
    }
  }
  target.value = '';
});
`;

/** Nothing but this script and this style, and nothing is sent elsewhere. */
export const phonePageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; script-src ${cspHash(script)}; style-src ${cspHash(style)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

/** The page on the phone. An iPhone turns HEIC into JPEG for a field that takes JPEG alone. */
export const phonePage = `<!doctype html>
<html lang="no">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Send bilder</title>
<style>${style}</style>
<main><h1>Send bilder</h1>
<p>Velg ett eller flere. De dukker opp på maskinen.</p>
<label><input type="file" accept="image/jpeg,image/png,image/webp" multiple><span>Velg bilder</span></label>
<ul aria-live="polite"></ul></main>
<script>${script}</script>
</html>
`;
