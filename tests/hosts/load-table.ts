import type { Run } from './wrk.ts';

/** One address of the site beside a bare file of as many bytes, in rounds that took turns. */
export interface Comparison {
  name: string;
  bytes: number;
  rounds: readonly { site: Run; bare: Run }[];
}

type Round = Comparison['rounds'][number];

const head = ['what', 'bytes', 'site: requests/s', 'p99 ms', 'bare file: requests/s', 'p99 ms', 'ratio'];

/** Of all rounds the middle one for a figure: a machine's other work disturbs single rounds. */
function middle({ rounds }: Comparison, pick: (round: Round) => number): number {
  return rounds.map(pick).sort((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? Number.NaN;
}

/** How many requests the site answers for each that the bare file does in the same round. */
export function ratio(comparison: Comparison): number {
  return middle(comparison, ({ site, bare }) => site.requests / bare.requests);
}

/** The figures of all addresses as a Markdown table. */
export function table(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => [
    comparison.name,
    comparison.bytes,
    ...(['site', 'bare'] as const).flatMap((whose) => [
      Math.round(middle(comparison, (round) => round[whose].requests)),
      middle(comparison, (round) => round[whose].p99).toFixed(1),
    ]),
    ratio(comparison).toFixed(2),
  ]);
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
