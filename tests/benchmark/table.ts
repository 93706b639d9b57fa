import type { Figures } from './lighthouse.ts';

const head = ['page', 'performance', 'others', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'kB'];

/** The figures of all pages as a Markdown table. `others`: the lowest score of the other categories. */
export function table(pages: ReadonlyMap<string, Figures>): string {
  const rows = [...pages].map(([page, { scores, ...figures }]) => {
    const { performance = 0, ...others } = scores;
    return [
      page,
      performance,
      Math.min(...Object.values(others)),
      ...[figures.firstPaint, figures.largestPaint, figures.blocking].map(Math.round),
      figures.layoutShift,
      Math.round(figures.bytes / 1000),
    ];
  });
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}
