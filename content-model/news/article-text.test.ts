import { describe, expect, it } from 'vitest';
import { cleanText } from '../../common/clean-text.ts';
import { type ParsedNode, readArticleText } from './article-text.ts';

const bodyOf = (text: string) => readArticleText(text, () => null).body;

const draw = (nodes: readonly ParsedNode[]): string => nodes.map(drawNode).join('');

function drawNode(node: ParsedNode): string {
  if (typeof node === 'string') return node;
  if ('picture' in node) return `<img ${node.picture}>`;
  const { element, href, children } = node;
  return `<${element}${href ? ` ${href}` : ''}>${draw(children)}</${element}>`;
}

it.each([
  '15. oktober begynner vi.\n17. mai er stengt.\n7. etasje\n2026. Et godt år.\n1) Ring',
  'Flaten er 2*3 m og 4*6 m, eller 2 ** 3.',
  '- 10 grader\n+ 47 90 00 00 00\n* 5\n# 1 i Bærum\n> 5 cm\n### 2\n##3',
  'Ferdig\n---\nNytt\n===\n***\n*****\n** Viktig **',
  '(c) ... -- "Ja", sa han. «Jo» – kanskje &amp; \\*',
  '– Vi brøyter, sier han.\n•uten mellomrom\n•\n§ 5',
  'En **uten slutt\nog** to. [a] (b) [a]() [](b) [a](b c)',
  '<b onclick="x()">du</b> `kode` ~~nei~~ _a_ https://a.no <https://a.no>',
  'Pris 500 kr**\n**Uten mva.',
])('other characters stay as written: %j', (text) => {
  expect(bodyOf(text)).toEqual([{ element: 'p', children: [text] }]);
});

describe('the text of an article', () => {
  it.each([
    [
      '## Når\n• mandag\n• **tir**sdag\nRing',
      '<h2>Når</h2><ul><li>mandag</li><li><strong>tir</strong>sdag</li></ul><p>Ring</p>',
    ],
    ['En\nTo\n \n\nTre', '<p>En\nTo</p><p>Tre</p>'],
    ['Se:\n![](sno) \n![Ny og gul](is)\nFin.', '<p>Se:</p><img sno><img is><p>Fin.</p>'],
  ])('%j has its blocks', (text, drawn) => {
    expect(draw(bodyOf(text))).toBe(drawn);
  });

  it.each([
    ['snø**brøyting**en', 'snø<strong>brøyting</strong>en'],
    ['**Pris*** og ***) uten**', '<strong>Pris*</strong> og <strong>*) uten</strong>'],
    ['**a** og ** b', '<strong>a</strong> og ** b'],
    ['**Ring [oss](tel:1) nå**', '<strong>Ring <a tel:1>oss</a> nå</strong>'],
    ['[Se **her**](/a), ([der](/b)).', '<a /a>Se <strong>her</strong></a>, (<a /b>der</a>).'],
    ['[Se [2] her](/a) [a [b](/c)](/d)', '<a /a>Se [2] her</a> [a <a /c>b</a>](/d)'],
  ])('%j has its bold words and links', (text, drawn) => {
    expect(draw(bodyOf(text))).toBe(`<p>${drawn}</p>`);
  });

  it('reads repeated characters without quadratic time', () => {
    const began = performance.now();
    for (const unit of ['**a ', ' ', '[a', '![](', '\n']) {
      const text = `a${unit.repeat(60_000 / unit.length)}b`;
      expect(bodyOf(cleanText(text))).not.toEqual([]);
    }
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
