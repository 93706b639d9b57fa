import { forEachService, pageNames } from '../routes.ts';
import { bannerScreenSchema, paragraphs, questions, withSwitches } from '../text-fields.ts';
import { group, shownSwitch, withHint } from '../value-fields.ts';

export { default as servicesStrings } from './services.strings.json' with { type: 'json' };

/** Whether the site has each service. */
const shownServices = withHint(
  'Se også etter på forsiden, på Tjenester og i galleriet.',
  group(
    'Tjenester på nettsiden',
    forEachService((name) => shownSwitch(pageNames[name].no)),
  ),
).check(({ value, issues }) => {
  if (Object.values(value).includes(true)) return;
  issues.push({ code: 'custom', input: value, message: 'må ha minst én tjeneste' });
});

export const servicesSchema = withSwitches(
  bannerScreenSchema(
    'Tjenester',
    {
      intro: paragraphs('Innledning'),
      questions,
    },
    {},
  ),
  { services: shownServices, questions: shownSwitch() },
);
