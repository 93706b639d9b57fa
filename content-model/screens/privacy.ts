import { privacySections } from '../../common/privacy-sections.ts';
import { bannerScreenSchema, heading, paragraphs, points } from '../text-fields.ts';
import { forHelper, group, list, withHint } from '../value-fields.ts';

export { default as privacyStrings } from './privacy.strings.json' with { type: 'json' };

const section = group('Del', {
  title: heading(),
  paragraphs: paragraphs('Avsnitt'),
  points: withHint('Etter avsnittet som slutter med kolon, ellers sist.', points('Punkter')),
});

/** Fixed numbers of points, from docs/product.md. */
const countedPoints = [
  ['purpose', 4],
  ['storage', 3],
] as const;

export const privacySchema = forHelper(
  bannerScreenSchema(
    'Personvern',
    {
      sections: list('Personvernet, del for del', section, {
        length: privacySections.length,
      }).check(({ value, issues }) => {
        for (const [anchor, count] of countedPoints) {
          const index = privacySections.indexOf(anchor);
          const points = value[index]?.points ?? [];
          if (points.length === count) continue;
          const message = `må ha ${count} punkter, men har ${points.length}`;
          issues.push({ code: 'custom', input: points, path: [index, 'points'], message });
        }
      }),
    },
    {},
  ),
);
