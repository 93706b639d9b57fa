import { clockInOslo } from '../../builder/time-in-oslo.ts';
import type { LoggedNotice } from '../contract/notice.ts';

const endings = { 'taken-down': 'Tatt ned', ended: 'Gikk ut av seg selv', replaced: 'Byttet ut' } as const;
const heading = ['Lagt ut', 'Slutt', 'Hvordan den sluttet', 'Melding', 'På engelsk'];

/**
 * The log as a table that spreadsheets open with a double-click in Norway: semicolons, and a mark that says UTF-8. The
 * first notice comes first.
 */
export function writeNoticeLog(log: readonly LoggedNotice[]): string {
  const rows = log.toReversed().map(({ out, ended, how, no, en }) => {
    return [inOslo(out), ended ? inOslo(ended) : '', how ? endings[how] : 'Ute nå', no, en ?? ''];
  });
  return `\ufeff${[heading, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** A spreadsheet takes words that begin with these for a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(words: string): string {
  const safe = formula.test(words) ? ` ${words}` : words;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A moment as Norwegian spreadsheets write it: 23.11.2026 06:10. */
function inOslo(moment: string): string {
  const { day, time } = clockInOslo(new Date(moment));
  return `${day.split('-').reverse().join('.')} ${time}`;
}
