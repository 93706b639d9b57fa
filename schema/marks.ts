/**
 * The facts of company.json that any text may name in braces, for instance `{phone}`, and what they become.
 * Each is written as the text's language writes it.
 */
export const factMarks = {
  name: 'firmanavnet',
  phone: 'telefonnummeret',
  email: 'e-postadressen',
  address: 'gateadresse, postnummer og sted',
  place: 'poststedet, som i «Lommedalen»',
  area: 'områdene dere jobber i, som i «Bærum og Asker»',
  mainArea: 'det første av områdene, som i «Bærum»',
  organisationNumber: 'organisasjonsnummeret',
  founded: 'året dere startet',
  machines: 'antall maskiner',
  fleet: 'antall maskiner med ordet, som i «12 maskiner»',
  grittingSeason: 'strøsesongen, som i «15. oktober–15. april»',
  grittingSeasonShort: 'strøsesongen med korte månedsnavn, som i «15. okt. – 15. apr.»',
  grittingFrom: 'første dag i strøsesongen',
  grittingTo: 'siste dag i strøsesongen',
  grainSizes: 'kornstørrelsene, som i «2–4 mm eller 4–8 mm»',
  sweepingDoneBy: 'når vårfeiingen er ferdig, som i «17. mai»',
  hours: 'åpningstidene, som i «hverdager 07:00–17:00»',
  onCallPhone: 'nummeret til vakttelefonen',
  messageMonths: 'hvor lenge meldinger blir tatt vare på, som i «12 måneder»',
  withdrawalForm: 'adressen til angreskjemaet hos Forbrukertilsynet',
  dataProtectionAuthority: 'adressen til Datatilsynet',
  googlePrivacy: 'adressen til Googles personvernregler',
} as const;

/** Facts that may be empty. An entry of a list that names an empty one is left out of the site. */
const optionalMarks = {
  onCallSeason: 'når vakttelefonen er åpen, som i «15. november–1. april»',
  placesServed: 'stedene dere kjører til, som i «Rykkinn, Kolsås og Skui»',
  contactPerson: 'kontaktpersonen',
  insurance: 'forsikringen',
  approvals: 'godkjenningene',
  healthAndSafety: 'hva dere skriver om HMS',
  visitLog: 'hva dere logger',
  agreementTerms: 'avtaletid og oppsigelse',
  formService: 'den eksterne skjemaleverandøren, med eller uten navn',
  formProvider: 'navnet på skjemaleverandøren',
  mailHost: 'navnet på dem som har postkassen',
  backupHost: 'navnet på dem som har sikkerhetskopien',
  webHost: 'navnet på webhotellet',
  answerWithin: 'hvor raskt dere svarer, som i «24 timer»',
  plowingStartsAt: 'snødybden brøytingen starter ved, som i «5 cm»',
  plowingDoneOnWeekdays: 'når det er ferdig brøytet på hverdager, som i «06:00»',
  plowingDoneOnWeekends: 'når det er ferdig brøytet i helger',
  payment: 'hva dere skriver om betaling',
  complaints: 'hva dere skriver om klager',
  damageReports: 'hva dere skriver om skader',
  plowingCapacity: 'hva dere skriver om ledig brøyting',
  caretakerRound: 'det vaktmesterrunden tar med',
  onCallFor: 'hva vakttelefonen er til',
  nightResponse: 'hvor raskt dere kommer om natten',
  companyForm: 'selskapsformen',
  policyChanged: 'dagen Personvern sist ble endret',
} as const;

/** Promises that the owner ticks. The mark shows nothing, and leaves its entry out of the site until it is ticked. */
const promiseMarks = {
  priceAgreedFirst: 'løftet om avtalt pris',
  priceInWriting: 'løftet om pris skriftlig',
  cablesLocated: 'løftet om påviste kabler',
  stumpsGround: 'løftet om frest stubbe',
  answersInEnglish: 'løftet om svar på engelsk',
} as const;

/** Facts that are links in a text that may hold links. */
export const linkMarks = [
  ...(['phone', 'onCallPhone', 'email'] as const),
  ...(['withdrawalForm', 'dataProtectionAuthority', 'googlePrivacy'] as const),
] satisfies readonly FactMark[];
export type LinkMark = (typeof linkMarks)[number];

/** Facts that titles and summaries may name, and the most characters that each becomes. */
export const shortMarks = {
  place: 24,
  mainArea: 24,
  founded: 4,
  machines: 3,
  fleet: 12,
  grittingFrom: 13,
  grittingTo: 13,
  sweepingDoneBy: 13,
} as const satisfies Partial<Record<FactMark, number>>;

/** Every mark that leaves the entry out that names it. */
export const leavingMarks = { ...optionalMarks, ...promiseMarks };

export type PromiseMark = keyof typeof promiseMarks;
export type FactMark = keyof typeof factMarks | keyof typeof leavingMarks;

const known: readonly string[] = [...Object.keys(factMarks), ...Object.keys(leavingMarks)];

/** The names of the marks in a text, without their braces. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** The length of a text. A mark counts for nothing, or for the number of characters in `facts`. */
export function lengthOf(text: string, facts: Readonly<Record<string, number>> = {}): number {
  return text.replace(/\{(\w+)\}/g, (_mark, name: string) => 'x'.repeat(facts[name] ?? 0)).trim().length;
}

/** What is wrong with the marks of a text, in Norwegian. `facts` are the only ones that it may name. */
export function markComplaints(text: string, facts?: Readonly<Record<string, number>>): string[] {
  const marks = marksIn(text);
  const unknown = marks.filter((name) => !known.includes(name));
  const long = marks.filter((name) => facts && known.includes(name) && !(name in facts));
  const hasOtherBrace = /[{}]/.test(text.replace(/\{\w+\}/g, ''));
  return [
    ...unknown.map((name) => `bruker koden {${name}}, som ikke finnes. Velg en med «Sett inn»`),
    ...long.map((name) => `kan ikke bruke koden {${name}}: opplysningen kan bli for lang her`),
    ...(hasOtherBrace ? ['har en krøllparentes, { eller }, som ikke hører til en kode'] : []),
  ];
}
