import { anchors } from '../../common/anchors.ts';
import { bannerScreenSchema, heading, paragraphs, points } from '../text-fields.ts';
import { forHelper, group, list } from '../value-fields.ts';

export { default as privacyStrings } from './privacy.strings.json' with { type: 'json' };

const section = group('Del', 'Én del av siden.', {
  title: heading('Står også i innholdslisten.'),
  paragraphs: paragraphs('Avsnitt', 'I delen.'),
  points: points('Punkter', 'Etter avsnittet som slutter med kolon, ellers sist. Kan være tom.'),
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
      sections: list('Delene', 'Delene av siden, i rekkefølge.', section, {
        length: anchors.privacy.length,
      }).check(({ value, issues }) => {
        for (const [anchor, count] of countedPoints) {
          const index = anchors.privacy.indexOf(anchor);
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
