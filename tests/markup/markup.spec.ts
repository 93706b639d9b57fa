import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import { parse } from 'node-html-parser';
import { siteFolder } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

// Two checkers read every built document. The English pages have files of their own, so the template in a Norwegian
// document is emptied: not all checkers know that it is not part of the page.

/** The built documents by name. */
function builtDocuments(): Map<string, string> {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  const documents = files.filter((file) => file.endsWith('.html'));
  return new Map(
    documents.map((file) => {
      const document = parse(readFileSync(path.join(siteFolder, file), 'utf8'), { comment: true });
      document.querySelector('template#en')?.set_content('');
      return [file.replaceAll(path.sep, '-'), document.toString()];
    }),
  );
}

/** The rules of html-validate that are not followed. */
const rulesOff = {
  // React writes srcSet and fetchPriority; HTML ignores case.
  'attr-case': 'off',
  // React closes void elements with a slash.
  'void-style': 'off',
  // React's ids start with an underscore, which HTML 5 allows.
  'valid-id': ['error', { relaxed: true }],
  // React writes required="", which is the same as required.
  'attribute-boolean-style': 'off',
  // The build writes crossorigin="", which is the same as crossorigin.
  'attribute-empty-style': 'off',
  // The styles keep a phone number on one line, and plain spaces can be copied.
  'tel-non-breaking': 'off',
} satisfies RuleConfig;

/** The messages of the Nu checker that are not followed. */
const notFollowed = [
  // React writes void elements with a slash, and the checker itself says that it has no effect.
  'Trailing slash on void elements has no effect.*',
  // It reads the documents as files, where no address is the page's own. Browsers hold the policy in tests/privacy.
  '.*violates Content Security Policy.*',
  // Its CSS parser is older than range queries, @starting-style and nesting.
  'CSS: .*',
];

test('html-validate finds nothing', matrix, () => {
  const checker = new HtmlValidate({ extends: ['html-validate:recommended'], rules: rulesOff });
  for (const [name, html] of builtDocuments()) {
    const { results } = checker.validateStringSync(html, name);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages, name).toEqual([]);
  }
});

test('the Nu checker finds nothing', matrix, () => {
  const hasJava = spawnSync('java', ['-version']).error === undefined;
  test.skip(!hasJava, 'Java is not installed here (Debian: default-jre-headless).');
  const folder = mkdtempSync(path.join(tmpdir(), 'markup-'));
  for (const [name, html] of builtDocuments()) writeFileSync(path.join(folder, name), html);
  const jar = String(createRequire(import.meta.url)('vnu-jar'));
  const filter = ['--filterpattern', notFollowed.join('|')];
  const { status, stderr } = spawnSync('java', ['-jar', jar, '--format', 'gnu', ...filter, folder], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stderr.trim()).toBe('');
  expect(status).toBe(0);
});
