import type { SectionPlan } from '../form/arrange.ts';

/** The facts of the firm, sorted as people look for them. What is not named here comes last. */
export const companySections: readonly SectionPlan[] = [
  {
    title: 'Kontakt',
    description: 'Navn, telefon og e-post',
    names: ['name', 'organisationNumber', 'phone', 'email', 'facebook'],
  },
  {
    title: 'Adresse og område',
    description: 'Hvor dere holder til, og hvor dere tar jobber',
    names: ['street', 'postalCode', 'place', 'region', 'areaServed', 'placesServed'],
  },
  {
    title: 'Åpningstider og vakt',
    description: 'Uken, vakttelefonen og svartid',
    names: ['openingHours', 'onCall', 'answerWithinHours'],
  },
  {
    title: 'Sesong og frister',
    description: 'Strøing, brøyting og vårfeiing',
    names: [
      'grittingSeason',
      'gritGrainSizes',
      'sweepingDoneBy',
      'plowingStartsAtCm',
      'plowingDoneBy',
      'icePlaningDocument',
    ],
  },
  {
    title: 'Om firmaet',
    description: 'Tall, forsikring, referanser og priser',
    names: ['founded', 'machines', 'insurance', 'approvals', 'references', 'pricesFrom'],
  },
  {
    title: 'Nettstedet',
    description: 'Nettadresse, skjema og publisering',
    names: ['url', 'formService', 'picturesAreIllustrations', 'publishing'],
  },
];
