import type { z } from 'zod';
import { type DayOfWeek, formatSeason, hoursInSentence } from '../../common/format.ts';
import { companyField, withHeading } from '../company-field.ts';
import { allowEmpty, group, markOptional, time } from '../value-fields.ts';
import { season } from './season.ts';

const hours = {
  opens: time('Åpner', 'Klokkeslett, for eksempel 07:00.'),
  closes: time('Stenger', 'Klokkeslett, for eksempel 17:00.'),
};

const day = (title: string) => {
  const description = 'Når dere åpner og stenger, hvis det er åpent.';
  return group(title, description, hours).nullable().meta({ title, description, emptyLabel: 'Stengt' });
};

const days = {
  monday: day('Mandag'),
  tuesday: day('Tirsdag'),
  wednesday: day('Onsdag'),
  thursday: day('Torsdag'),
  friday: day('Fredag'),
  saturday: day('Lørdag'),
  sunday: day('Søndag'),
} satisfies Record<DayOfWeek, z.ZodType>;

const open = (opens: string, closes: string) => ({ opens, closes });

type Hours = ReturnType<typeof open>;

const week = (weekday: Hours, friday = weekday, saturday: Hours | null = null) => ({
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday,
  saturday,
  sunday: null,
});

export const hoursFields = withHeading(
  'Åpningstider og vakt',
  'Vises på Kontakt oss, Vinterdrift og Eiendomsforvaltning.',
  {
    openingHours: companyField(
      group('Åpningstider', 'For hver dag i uken.', days),
      week(open('07:00', '16:00')),
      { hours: { description: 'åpningstidene, som i «hverdager 07.00–17.00»', format: hoursInSentence } },
      week(open('06:30', '17:30'), open('06:30', '15:45'), open('09:15', '14:45')),
    ),
    onCall: companyField(
      markOptional(
        group('Vakttelefon', 'Perioden med døgnvakt. Vises på Vinterdrift og Eiendomsforvaltning.', {
          from: allowEmpty(season.from),
          to: allowEmpty(season.to),
        }),
      ),
      { from: '', to: '' },
      {
        onCallSeason: {
          description: 'når vakttelefonen er åpen, som i «15. november–1. april»',
          format: (onCall, language) => (onCall.from === '' ? '' : formatSeason(onCall, language)),
          optional: true,
        },
      },
    ),
  },
);
