import { z } from 'zod';
import { formatList, formatMonthDay, formatSeason } from '../../common/format.ts';
import { type DayOfWeek, hoursInSentence } from '../../common/opening-hours.ts';
import { companyField, withHeading } from '../company-field.ts';
import {
  allowEmpty,
  forHelper,
  group,
  hoursOfWeek,
  httpsAddress,
  integer,
  list,
  markOptional,
  monthDay,
  withHint,
} from '../value-fields.ts';

const season = {
  from: monthDay('Fra'),
  to: monthDay('Til'),
};

const dayNames = {
  monday: 'Mandag',
  tuesday: 'Tirsdag',
  wednesday: 'Onsdag',
  thursday: 'Torsdag',
  friday: 'Fredag',
  saturday: 'Lørdag',
  sunday: 'Søndag',
} satisfies Record<DayOfWeek, string>;

export const hoursFields = withHeading(
  'Åpningstider og vakt',
  'Vises på Kontakt oss, Tjenester og Eiendomsforvaltning, og nederst på alle sider.',
  {
    openingHours: companyField(hoursOfWeek('Åpningstider', dayNames), {
      hours: { description: 'åpningstidene', format: hoursInSentence },
    }),
    onCall: companyField(
      markOptional(
        withHint(
          'Perioden med døgnvakt.',
          group('Vakttelefon', { from: allowEmpty(season.from), to: allowEmpty(season.to) }),
        ),
      ),
      {
        onCallSeason: {
          description: 'perioden med døgnvakt',
          format: (onCall, language) => (onCall.from === '' ? '' : formatSeason(onCall, language)),
          optional: true,
        },
      },
    ),
  },
);

const grainSize = z
  .tuple([integer('Minst (mm)', 1, 99), integer('Størst (mm)', 1, 99)])
  .refine(([least, most]) => least < most, { error: 'må ha det minste tallet først' })
  .meta({ title: 'Kornstørrelse' });

export const seasonFields = withHeading(
  'Sesong og frister',
  'Vises på Forsiden, Tjenester, Vinterdrift og Feietjenester.',
  {
    grittingSeason: companyField(withHint('Kan gå over nyttår.', group('Strøsesong', season)), {
      grittingFrom: {
        description: 'første dag i strøsesongen',
        format: ({ from }, language) => formatMonthDay(from, language),
      },
      grittingTo: {
        description: 'siste dag i strøsesongen',
        format: ({ to }, language) => formatMonthDay(to, language),
      },
    }),
    gritGrainSizes: companyField(forHelper(list('Kornstørrelser', grainSize, { min: 1, max: 8 })), {
      grainSizes: {
        description: 'kornstørrelsene',
        format: (sizes, language) => {
          // No line ends at a dash.
          const grains = sizes.map(([least, most]) => `${least}–\u2060${most}\u00a0mm`);
          return formatList(grains, 'disjunction', language);
        },
      },
    }),
    sweepingDoneBy: companyField(monthDay('Vårfeiingen ferdig'), {
      sweepingDoneBy: {
        description: 'fristen for vårfeiingen',
        format: (day, language) => formatMonthDay(day, language),
      },
    }),
    icePlaningDocument: companyField(
      forHelper(markOptional(allowEmpty(httpsAddress('Dokument om ishøvling')))),
    ),
  },
);
