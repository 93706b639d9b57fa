import { z } from 'zod';
import { formatList, formatMonthDay, formatSeason } from '../../common/format.ts';
import { fact, under } from '../company-field.ts';
import { group, httpsAddress, list, monthDay, whole } from '../value-fields.ts';

export const season = {
  from: monthDay('Fra', 'Første dag.'),
  to: monthDay('Til', 'Siste dag.'),
};

const grainSize = z
  .tuple([whole('Minst', 'Millimeter.', 1, 99), whole('Størst', 'Millimeter.', 1, 99)])
  .refine(([least, most]) => least < most, { error: 'må ha det minste tallet først' })
  .meta({ title: 'Kornstørrelse', description: 'Minste og største korn i millimeter.' });

export const seasonFields = under('Sesong og frister', 'Vises på Forsiden, Vinterdrift og Feietjenester.', {
  grittingSeason: fact(
    group('Strøsesong', 'Når dere strør. Kan gå over nyttår.', season),
    { from: '11-01', to: '04-01' },
    {
      grittingSeasonShort: {
        means: 'strøsesongen med korte månedsnavn, som i «15. okt. – 15. apr.»',
        write: (value, language) => formatSeason(value, language, 'short'),
      },
      grittingFrom: {
        means: 'første dag i strøsesongen',
        write: ({ from }, language) => formatMonthDay(from, language),
        short: 13,
      },
      grittingTo: {
        means: 'siste dag i strøsesongen',
        write: ({ to }, language) => formatMonthDay(to, language),
        short: 13,
      },
    },
    { from: '09-28', to: '04-30' },
  ),
  gritGrainSizes: fact(
    list('Kornstørrelser', 'På strøgrusen.', grainSize, { min: 1, max: 8 }),
    [
      [2, 4],
      [4, 8],
    ],
    {
      grainSizes: {
        means: 'kornstørrelsene, som i «2–4 mm eller 4–8 mm»',
        write: (sizes, language) => {
          const grains = sizes.map(([least, most]) => `${least}–${most}\u00a0mm`);
          return formatList(grains, 'disjunction', language);
        },
      },
    },
    Array.from({ length: 8 }, (_, index): [number, number] => [index + 10, 99]),
  ),
  sweepingDoneBy: fact(
    monthDay('Vårfeiingen ferdig', 'Siste frist.'),
    '05-20',
    {
      sweepingDoneBy: {
        means: 'når vårfeiingen er ferdig, som i «17. mai»',
        write: (day, language) => formatMonthDay(day, language),
        short: 13,
      },
    },
    '08-28',
  ),
  icePlaningDocument: fact(
    httpsAddress('Dokument om ishøvling', 'Lenken til dokumentet. Siden Vinterdrift viser den.'),
    'https://eksempel.test/is.pdf',
  ),
});
