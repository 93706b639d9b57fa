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

/** Facts that may be empty. A paragraph or point that names an empty one is left out of the site. */
export const optionalMarks = {
  onCallSeason: 'når vakttelefonen er åpen, som i «15. november–1. april»',
  formService: 'den eksterne skjemaleverandøren, med eller uten navn',
  formProvider: 'navnet på skjemaleverandøren',
  mailHost: 'navnet på dem som har postkassen',
  backupHost: 'navnet på dem som har sikkerhetskopien',
  webHost: 'navnet på webhotellet',
  policyChanged: 'dagen Personvern sist ble endret',
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

export type FactMark = keyof typeof factMarks | keyof typeof optionalMarks;

const known: readonly string[] = [...Object.keys(factMarks), ...Object.keys(optionalMarks)];

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
