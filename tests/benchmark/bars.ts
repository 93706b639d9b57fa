import type { Figures } from './lighthouse.ts';

/** The bars of docs/benchmarks.md for one page; paints in milliseconds hold for the front page alone. */
export const bars = { score: 100, layoutShift: 0, firstPaint: 800, largestPaint: 1200, blocking: 50 };

/** Each bar that a page misses, in words. Performance counts seconds, which vary with the machine. */
export function missedBars(
  path: string,
  { scores, ...figures }: Figures,
): { exact: string[]; timed: string[] } {
  const exact = Object.entries(scores)
    .filter(([name, score]) => name !== 'performance' && score < bars.score)
    .map(([name, score]) => `${path}: ${name} ${score}`);
  if (figures.layoutShift > bars.layoutShift) exact.push(`${path}: CLS ${figures.layoutShift}`);
  const timed = (scores.performance ?? 0) < bars.score ? [`${path}: performance ${scores.performance}`] : [];
  if (path.startsWith('/?')) {
    for (const name of ['firstPaint', 'largestPaint', 'blocking'] as const) {
      if (figures[name] > bars[name]) timed.push(`${path}: ${labels[name]} ${Math.round(figures[name])} ms`);
    }
  }
  return { exact, timed };
}

const labels = { firstPaint: 'FCP', largestPaint: 'LCP', blocking: 'TBT' };
