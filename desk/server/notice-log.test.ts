import { expect, it } from 'vitest';
import { temporaryFolder } from '../../builder/testing/folder.ts';
import type { Notice } from '../../schema/notice.ts';
import { forEachLanguage } from '../../tables/languages.ts';
import { logNotice, readNoticeLog } from './notice-log.ts';
import { writeNoticeLog } from './notice-log-file.ts';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
const notice = (no: string, from: string, until: string): Notice => {
  const sentences = { ...forEachLanguage(() => null), no };
  return { ...sentences, from: at(from).toISOString(), until: at(until).toISOString() };
};
const plowing = notice('Vi brøyter nå', '05:10:00', '21:00:00');
const done = notice('Ferdig; strødd', '06:10:00', '08:00:00');

it('tells since when and until when each notice was seen, and how it ended', async () => {
  const root = temporaryFolder();
  await logNotice(root, null, at('05:00:00'));
  await logNotice(root, plowing, at('05:10:03'));
  await logNotice(root, plowing, at('05:20:00'));
  await logNotice(root, { ...plowing, until: at('22:00:00').toISOString() }, at('05:30:00'));
  expect(await readNoticeLog(root, at('06:00:00'))).toMatchObject([{ ended: null, how: null }]);
  await logNotice(root, done, at('06:10:02'));
  // It has ended by itself when this is looked at.
  await logNotice(root, null, at('09:00:00'));
  await logNotice(root, plowing, at('10:00:00'));
  await logNotice(root, null, at('10:30:00'));
  const log = await readNoticeLog(root, at('11:00:00'));
  expect(log.map(({ no, out, ended, how }) => [no, out, ended, how]).reverse()).toEqual([
    ['Vi brøyter nå', at('05:10:03').toISOString(), at('06:10:02').toISOString(), 'replaced'],
    ['Ferdig; strødd', at('06:10:02').toISOString(), at('08:00:00').toISOString(), 'ended'],
    ['Vi brøyter nå', at('10:00:00').toISOString(), at('10:30:00').toISOString(), 'taken-down'],
  ]);
});

it('is a table that spreadsheets open, with the clocks of Oslo, and nothing that they would calculate', async () => {
  const root = temporaryFolder();
  await logNotice(root, { ...plowing, en: 'We are "plowing"' }, at('05:10:00'));
  await logNotice(root, done, at('06:10:00'));
  const grit = notice('-5 grader: vi strør', '07:10:00', '23:30:00');
  await logNotice(root, grit, at('07:10:00'));
  const text = writeNoticeLog(await readNoticeLog(root, at('08:00:00')));
  expect(text.split('\r\n')).toEqual([
    '\ufeffLagt ut;Slutt;Hvordan den sluttet;Melding;På engelsk',
    '23.11.2026 06:10;23.11.2026 07:10;Byttet ut;Vi brøyter nå;"We are ""plowing"""',
    '23.11.2026 07:10;23.11.2026 08:10;Byttet ut;"Ferdig; strødd";',
    '23.11.2026 08:10;;Ute nå; -5 grader: vi strør;',
    '',
  ]);
});
