import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleContent } from '../testing/sample-project.ts';
import { ensureSiteBundle } from '../vite/bundles.ts';
import { composeSite } from './compose-site.ts';

const root = path.join(import.meta.dirname, '../..');

it('æ, ø and å in the site address and the e-mail are ASCII in links and for search engines', async () => {
  const email = 'ærlig@bjørnsen.no';
  const content = sampleContent(
    ['company.json', 'url', 'https://www.bjørnsen.no'],
    ['company.json', 'email', email],
  );
  const { texts } = await composeSite(root, content, await ensureSiteBundle(root));
  for (const address of ['/sitemap.xml', '/robots.txt', '/en/index.html', '/contact/index.html']) {
    const text = String(await texts.get(address)?.());
    expect(text, address).toContain('https://www.xn--bjrnsen-r1a.no');
    if (!address.endsWith('.html')) continue;
    expect(text, address).toContain('href="mailto:%C3%A6rlig@xn--bjrnsen-r1a.no"');
    expect(text, address).toContain(`>${email}<`);
    expect(text.replaceAll(`>${email}<`, ''), address).not.toContain('bjørnsen');
  }
});
