import { type Group, isGroup } from '../../schema/is-group.ts';

// The front page once had four numbers where the year now is.

const defaults: Record<string, { title: string; text: string; stretches: Group }> = {
  no: {
    title: 'Året på veien',
    text: 'Vi startet i {founded} og har {fleet}.',
    stretches: {
      season: { when: '{grittingSeasonShort}', title: 'Strøsesong', text: 'Brøytingen følger snøen.' },
      sweeping: { when: 'Innen {sweepingDoneBy}', title: 'Vårfeiing', text: 'Da er strøgrusen feid opp.' },
      rest: { when: 'Ellers i året', title: 'Alt det andre', text: 'Spør oss når det passer å starte.' },
    },
  },
  en: {
    title: 'The year on the road',
    text: 'We started in {founded} and have {fleet}.',
    stretches: {
      season: { when: '{grittingSeasonShort}', title: 'Gritting season', text: 'Plowing follows the snow.' },
      sweeping: {
        when: 'By {sweepingDoneBy}',
        title: 'Spring sweeping',
        text: 'By then the winter’s grit is swept up.',
      },
      rest: {
        when: 'The rest of the year',
        title: 'Everything else',
        text: 'Ask us when is a good time to start.',
      },
    },
  },
};

/** The year in place of the numbers. What the owner has written about them becomes the sentence beside it. */
export function withYear(home: Group, language: string): Group {
  const year = defaults[language];
  if (!year || !('facts' in home)) return home;
  const text = sentenceOf(home.facts) ?? year.text;
  return Object.fromEntries(
    Object.entries(home).map(([name, value]) =>
      name === 'facts' ? ['year', { ...year, text }] : [name, value],
    ),
  );
}

function sentenceOf(facts: unknown): string | undefined {
  if (!isGroup(facts) || !Array.isArray(facts.items)) return undefined;
  const parts = facts.items.map((item) => (isGroup(item) ? `${item.figure} ${item.label}` : ''));
  return `${parts.join(', ')}.`;
}
