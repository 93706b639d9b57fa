import { expect, it } from 'vitest';
import { splitPrintRules } from './print-rules.ts';

it('splits a sheet into the rules for the screen and those for paper', () => {
  const css =
    '.a{color:red}@media print{.a{color:#000}.b{margin:0}}.b{margin:1px}@media print{@page{margin:0}}';
  expect(splitPrintRules(css)).toEqual({
    screen: '.a{color:red}.b{margin:1px}',
    print: '@media print{.a{color:#000}.b{margin:0}}@media print{@page{margin:0}}',
  });
});

it('leaves a sheet alone that has no rules for paper', () => {
  const css = '.a{color:red}@media screen{.a{color:blue}}';
  expect(splitPrintRules(css)).toEqual({ screen: css, print: '' });
});
