import { interpolate } from '../../common/variables.ts';
import type { Texts } from '../page-data/types.ts';

/** In the order of the controls, and of the sentence. */
export const extraNames = ['steps', 'bins', 'gritting', 'removal'] as const;

export interface Wish {
  /** Centimeters of snow from which to plow. */
  depth: number;
  /** The hours at which plowing is done. */
  weekdays: number;
  weekends: number;
  extras: readonly (typeof extraNames)[number][];
}

/** The wish in documents, whose depth the style sheet repeats. */
export const usualWish: Wish = { depth: 7, weekdays: 6, weekends: 9, extras: [] };

/** Returns a sentence: «Brøyt fra 7 cm, ferdig til kl. 6 på hverdager og 9 i helger, med trapper og strøing.» */
export function wishInWords(wish: Wish, words: Texts['winter']['wish']): string {
  const { depth, weekdays, weekends, extras } = wish;
  const when = weekdays === weekends ? words.everyDay : words.weekdaysAndWeekends;
  const names = extras.map((name) => words.extras[name].toLowerCase());
  const last = names.pop() ?? null;
  const list = names.length > 0 ? interpolate(words.list, { first: names.join(', '), last }) : last;
  return interpolate(words.sentence, {
    depth,
    when: interpolate(when, { weekdays, weekends }),
    extras: list ? interpolate(words.including, { list }) : '',
  });
}
