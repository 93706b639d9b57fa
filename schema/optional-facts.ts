import { z } from 'zod';
import { placeName, thisYear } from './facts.ts';
import type { PromiseMark } from './marks.ts';
import { group, list, plain, plainOrEmpty, words } from './parts.ts';
import { date, optional, orEmpty, orNull, time, whole } from './values.ts';

/** Words in every language, or in none. */
const optionalWords = (title: string, description: string, max = 140) =>
  words(title, description, (label, hint) => plainOrEmpty(label, hint, max)).refine(
    (written) => new Set(Object.values(written).map((one) => one === '')).size === 1,
    { error: 'må skrives på begge språk, eller stå tom på begge' },
  );

const reference = group('Referanse', 'En kunde som har sagt ja til å stå på nettstedet.', {
  who: plain('Hvem', 'Navnet på kunden.'),
  what: words('Hva', 'Hva dere gjorde.'),
  year: whole('År', 'Når dere gjorde det.', 1900, thisYear),
});

/** Prices shown to consumers include VAT (prisopplysningsforskriften § 3), so only one for businesses can be without. */
const price = group('Pris', 'Det noe koster, fra.', {
  what: words('Hva', 'Hva prisen gjelder.'),
  from: whole('Fra', 'Hele kroner, med mva. hvis ikke prisen bare gjelder bedrifter.', 1, 9_999_999),
  forBusinesses: z.boolean().meta({
    title: 'Bare for bedrifter',
    description: 'Prisen er uten mva., og det står at den gjelder bedrifter. Til private skal mva. være med.',
  }),
});

const forBoards = 'Vises på Tjenester, under For styret.';
/** Room for an answer to a question. */
const answer = 300;

const tick = (title: string, description: string) => z.boolean().meta({ title, description });

/** What binds the firm beyond what every page says. Texts name each by its mark (schema/marks.ts). */
const promises = {
  priceAgreedFirst: tick(
    'Avtalt pris før start',
    'Prisen, eller hvordan den regnes ut, er avtalt før dere starter. Vises på Om oss.',
  ),
  priceInWriting: tick(
    'Prisen skriftlig',
    'Kunden får prisen skriftlig, hvis kunden ber om det. Vises på Om oss og Tjenester.',
  ),
  cablesLocated: tick(
    'Kabler påvist',
    'Dere får kabler og rør påvist før dere graver. Vises på Om oss og Graving og grunnarbeid.',
  ),
  stumpsGround: tick(
    'Stubben frest',
    'Når dere feller et tre, freser dere stubben også. Vises på Om oss og Trepleie.',
  ),
  answersInEnglish: tick(
    'Svar på engelsk',
    'Dere svarer også på engelsk, på telefon og e-post. Vises på Kontakt oss.',
  ),
} satisfies Record<PromiseMark, z.ZodBoolean>;

const facts = {
  promises: group(
    'Løfter',
    'Kryss av det dere holder i hver jobb. Uten kryss nevner ikke nettstedet det.',
    promises,
  ),
  placesServed: list(
    'Steder',
    'Tettsteder og nabolag i kommunene. Vises på Kontakt.',
    placeName('Sted', 'For eksempel Rykkinn.'),
    { max: 20 },
  ),
  contactPerson: plainOrEmpty(
    'Kontaktperson',
    `Navnet på den som følger opp borettslag og sameier. ${forBoards}`,
  ),
  insurance: optionalWords('Forsikring', 'Selskap og sum. Vises på Om oss og Tjenester.'),
  approvals: list(
    'Godkjenninger',
    'For eksempel sentral godkjenning. Vises på Om oss og Tjenester.',
    plain('Godkjenning', 'Navnet på den.'),
    { max: 12 },
  ),
  healthAndSafety: optionalWords('HMS', `For eksempel HMS-kort og internkontroll. ${forBoards}`),
  visitLog: optionalWords('Logg', `Hva dere noterer ved hvert besøk, og hvem som får se det. ${forBoards}`),
  agreementTerms: optionalWords(
    'Avtaletid og oppsigelse',
    `For eksempel én sesong, tre måneders oppsigelse. ${forBoards}`,
  ),
  references: list(
    'Referanser',
    'Kunder som har sagt ja til å stå på nettstedet. Vises på Tjenester.',
    reference,
    { max: 12 },
  ),
  answerWithinHours: orNull(whole('Lengste svartid, i timer', 'Vises over skjemaet på Kontakt oss.', 1, 999)),
  plowingStartsAtCm: orNull(
    whole('Brøytingen starter ved', 'Snødybde i centimeter. Vises på Vinterdrift.', 1, 99),
  ),
  plowingDoneBy: group('Ferdig brøytet', 'Klokken om morgenen. Vises på Vinterdrift.', {
    weekdays: orEmpty(time('Hverdager', 'Klokkeslett, for eksempel 07:00.')),
    weekends: orEmpty(time('Helger', 'Klokkeslett, for eksempel 09:00.')),
  }),
  pricesFrom: list(
    'Priser fra',
    'Selger dere til privatpersoner, skal nettstedet vise priser, eller hvordan de regnes ut. Til dem alltid med mva. Vises på Tjenester.',
    price,
    { max: 20 },
  ),
  pricing: optionalWords(
    'Slik regnes prisen ut',
    'For eksempel per time eller kvadratmeter, og det minste dere tar for å komme. Med mva. Vises på Tjenester.',
    answer,
  ),
  payment: optionalWords(
    'Betaling',
    'Faktura, EHF og hvor mange dager kunden har. Vises på Tjenester.',
    answer,
  ),
  complaints: optionalWords(
    'Klager',
    'Hvem kunden klager til, og hva som skjer da. Vises på Tjenester.',
    answer,
  ),
  damageReports: optionalWords(
    'Skader',
    'Hvem kunden melder en skade til, og innen når. Vises på Tjenester og Vinterdrift.',
    answer,
  ),
  plowingCapacity: optionalWords(
    'Ledig brøyting',
    'For eksempel «Vi tar flere innkjørsler på Rykkinn i vinter». Tøm feltet når det er fullt. Vises på Vinterdrift.',
  ),
  caretakerRound: optionalWords(
    'Vaktmesterrunden',
    'Det runden tar med, for eksempel «lys, dører, avfall og sandkasser». Vises på Eiendomsforvaltning.',
    answer,
  ),
  onCallFor: optionalWords(
    'Hva vakttelefonen er til',
    'Hvem som kan ringe, og om hva. Vises på Eiendomsforvaltning.',
    answer,
  ),
  nightResponse: optionalWords(
    'Utrykning om natten',
    'Hvor raskt dere kommer. Vises på Eiendomsforvaltning.',
  ),
  publicHolidays: optionalWords(
    'Helligdager',
    'For eksempel «Stengt» eller «Etter avtale». Står ved åpningstidene.',
    12,
  ),
  companyForm: optionalWords('Selskapsform', `For eksempel «Aksjeselskap». ${forBoards}`),
  registers: group('Registre', 'Står ved organisasjonsnummeret nederst på sidene.', {
    vat: tick(
      'Merverdiavgiftsregisteret',
      'Er dere registrert, skal det stå MVA etter nummeret, også på nettsider.',
    ),
    business: tick('Foretaksregisteret', 'Et aksjeselskap skal skrive at det står der.'),
  }),
  policyChanged: orEmpty(
    date('Personvern sist endret', 'Dagen dere sist endret noe på Personvern. Vises der.'),
  ),
  processors: group(
    'Databehandlere',
    'De som behandler personopplysninger for dere, og som dere har avtale med. Vises på Personvern.',
    {
      formService: plainOrEmpty('Skjemaleverandør', 'Navnet på skjematjenesten.'),
      webHost: plainOrEmpty('Webhotell', 'Navnet på webhotellet, eller på verten til egen tjener.'),
      mailHost: plainOrEmpty('E-post', 'De som har postkassen deres, der meldingene ender.'),
      backupHost: plainOrEmpty('Sikkerhetskopi', 'De som har sikkerhetskopien av egen tjener.'),
    },
  ),
};

/** Facts that the owner may leave empty; the site then says nothing about them. */
export const optionalFacts = Object.fromEntries(
  Object.entries<z.ZodType>(facts).map(([name, fact]) => [name, optional(fact)]),
) as typeof facts;
