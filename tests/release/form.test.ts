import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import company from '../../content/company.json' with { type: 'json' };
import { root } from '../support/site.ts';

it('the form of the release posts to the service of company.json', () => {
  const html = readFileSync(path.join(root, 'dist/contact/index.html'), 'utf8');
  expect(html).toContain(`action="${company.formService.endpoint.replace('{language}', 'no')}"`);
});
