import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate, type RuleConfig } from 'html-validate';
import { parse } from 'node-html-parser';
import { siteFolder } from '../support/site.ts';
import { expect, matrix, test } from '../support/test.ts';

/**
 * The built documents by name. The English pages have files of their own, so the template in a Norwegian document is
 * emptied: the checker does not know that it is not part of the page.
 */
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
