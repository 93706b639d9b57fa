import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import { builtDocuments } from './documents.ts';

// Two checkers read every built document, once in Norwegian and once in English.

/** The rules of html-validate that are not followed. */
const rulesOff = {
  // React writes srcSet and fetchPriority; HTML ignores case.
  'attr-case': 'off',
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
  // Its CSS parser is older than range queries, @starting-style and nesting.
  'CSS: .*',
];

test('html-validate finds nothing', { tag: '@matrix' }, () => {
  const checker = new HtmlValidate({ extends: ['html-validate:recommended'], rules: rulesOff });
  for (const { name, html } of builtDocuments()) {
    const { results } = checker.validateStringSync(html, name);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages, name).toEqual([]);
  }
});

test('the Nu checker finds nothing', { tag: '@matrix' }, () => {
  const hasJava = spawnSync('java', ['-version']).error === undefined;
  test.skip(!hasJava, 'Java is not installed here (Debian: default-jre-headless).');
  const folder = mkdtempSync(path.join(tmpdir(), 'markup-'));
  const files = builtDocuments().map(({ name, html }) => {
    const file = path.join(folder, `${name}.html`);
    writeFileSync(file, html);
    return file;
  });
  const jar = String(createRequire(import.meta.url)('vnu-jar'));
  const filter = ['--filterpattern', notFollowed.join('|')];
  const { status, stderr } = spawnSync('java', ['-jar', jar, '--format', 'gnu', ...filter, ...files], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stderr.trim()).toBe('');
  expect(status).toBe(0);
});
