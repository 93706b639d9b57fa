import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '../../tables/languages.ts';
import { developmentServer } from '../support/development-server.ts';
import { copyProject } from '../support/project-copy.ts';
import { sitePort } from '../support/site.ts';
import { expect, hydrated, matrix, test } from '../support/test.ts';

// docs/adding-a-screen.md, "A field in the message form": a field is an entry of the table and its words.

const entry = `{ name: 'jobAddress', kind: 'text', autoComplete: 'street-address', required: true },`;
const label = 'Where is it?';
const missing = 'Tell us where it is.';

test.describe('a form with a required address', matrix, () => {
  test.describe.configure({ mode: 'serial' });
  const url = developmentServer(sitePort + 8, () => {
    const copy = copyProject('added-field');
    const table = path.join(copy, 'tables/message-fields.ts');
    writeFileSync(table, readFileSync(table, 'utf8').replace('] as const', `${entry}] as const`));
    for (const language of languageCodes) {
      const file = path.join(copy, `labels/${language}.json`);
      const labels = JSON.parse(readFileSync(file, 'utf8'));
      Object.assign(labels.contact.form, { jobAddress: label });
      Object.assign(labels.contact.form.errors, { jobAddress: { missing } });
      writeFileSync(file, JSON.stringify(labels));
    }
    return copy;
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('is not sent without it', async ({ page, form }) => {
        let posts = 0;
        page.on('request', (request) => {
          if (request.method() === 'POST') posts += 1;
        });
        await page.goto(`${url}/contact`);
        if (javaScriptEnabled) await hydrated(page);
        const address = page.getByRole('textbox', { name: label, exact: true });
        await form.fillIn('Brøyting');
        await form.send.click();
        await expect(address).toBeFocused();
        if (javaScriptEnabled) await expect(address).toHaveAccessibleDescription(missing);
        expect(posts).toBe(0);

        await address.fill('Lommedalsveien 1');
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await form.send.click();
        expect((await sent).postData()).toContain('Lommedalsveien 1');
      });
    });
  }
});
