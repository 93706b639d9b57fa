import { expect, it } from 'vitest';
import words from '../../content-model/screens/winter.strings.json' with { type: 'json' };
import { extraNames, usualWish, type Wish, wishInWords } from './wish.ts';

const table: [Partial<Wish>, no: string, en: string][] = [
  [
    {},
    'Brøyt fra 7 cm, ferdig til kl. 6 på hverdager og 9 i helger.',
    'Plough from 7 cm of snow, done by 6:00 on weekdays and 9:00 at weekends.',
  ],
  [
    { depth: 2, weekdays: 10, weekends: 10 },
    'Brøyt fra 2 cm, ferdig til kl. 10 hver dag.',
    'Plough from 2 cm of snow, done by 10:00 every day.',
  ],
  [
    { extras: ['bins'] },
    'Brøyt fra 7 cm, ferdig til kl. 6 på hverdager og 9 i helger, med søppelskur.',
    'Plough from 7 cm of snow, done by 6:00 on weekdays and 9:00 at weekends, including access to bins.',
  ],
  [
    { extras: ['steps', 'gritting'] },
    'Brøyt fra 7 cm, ferdig til kl. 6 på hverdager og 9 i helger, med trapper og strøing.',
    'Plough from 7 cm of snow, done by 6:00 on weekdays and 9:00 at weekends, including steps and gritting.',
  ],
  [
    { weekends: 6, extras: extraNames },
    'Brøyt fra 7 cm, ferdig til kl. 6 hver dag, med trapper, søppelskur, strøing og bortkjøring av snø.',
    'Plough from 7 cm of snow, done by 6:00 every day, including steps, access to bins, gritting and snow removal.',
  ],
];

it.each(table)('puts the wish %j into a sentence of each language', (wish, no, en) => {
  const inWords = (language: 'no' | 'en') =>
    wishInWords({ ...usualWish, ...wish }, words[language].wish).replaceAll('\u00a0', ' ');
  expect([inWords('no'), inWords('en')]).toEqual([no, en]);
});
