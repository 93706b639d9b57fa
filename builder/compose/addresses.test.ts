import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { articleFile } from '../news/read-news.ts';
import { writeHosting } from '../output/finish-output.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { sampleContent } from '../testing/sample-project.ts';
import { ensureSiteBundle } from '../vite/bundles.ts';
import { composeSite } from './compose-site.ts';

const root = path.join(import.meta.dirname, '../..');

it('æ, ø and å in the site address and the e-mail are ASCII in links and for search engines, and letters in texts', async () => {
  const [email, url] = ['ærlig@bjørnsen.no', 'https://www.bjørnsen.no'];
  const content = sampleContent(
    ['company.json', 'url', url],
    ['company.json', 'email', email],
    ['company.json', 'facebook', 'https://facebook.test/bjørnsen.no'],
  );
  const words = { title: 'Snø', text: 'Vi brøyter.' };
  const article = { date: '2026-01-01', picture: null, no: words, en: { title: '', text: '' } };
  content.changes.set(articleFile('sno'), JSON.stringify(article));
  const { texts, site } = await composeSite(root, content, await ensureSiteBundle(root));
  const hosting = temporaryFolder();
  await writeHosting(site.company.url, hosting);

  const written: Record<string, string> = {};
  for (const address of ['/sitemap.xml', '/robots.txt', '/aktuelt.xml'])
    written[address] = String(await texts.get(address)?.());
  for (const name of ['.htaccess', '_redirects'])
    written[name] = await readFile(path.join(hosting, name), 'utf8');
  for (const address of ['/index.html', '/en/index.html', '/aktuelt/sno/index.html', '/contact/index.html']) {
    const document = parse(String(await texts.get(address)?.()));
    const mail = document.querySelector('#root a[href^="mailto:"]');
    expect(mail?.getAttribute('href'), address).toBe('mailto:%C3%A6rlig@xn--bjrnsen-r1a.no');
    expect(mail?.text, address).toBe(email);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href'), address).toMatch(
      /^https:\/\/www\.xn--bjrnsen-r1a\.no\//,
    );
    for (const link of document.querySelectorAll('a[href*="facebook.test"]')) link.remove();
    const attributes = document.querySelectorAll('*').map((element) => Object.values(element.attributes));
    const data = document.querySelector('script[type="application/ld+json"]')?.text;
    written[address] = [...attributes.flat(), data].join('\n');
  }
  for (const [address, text] of Object.entries(written)) {
    expect(text, address).toContain('xn--bjrnsen-r1a.no');
    expect(text, address).not.toMatch(/bjørnsen|bj%C3%B8rnsen\.no(?!")/);
  }
  expect(await site.pageData.load('shared', 'no')).toHaveProperty('companyInfo.email.text', email);
});
