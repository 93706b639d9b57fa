/**
 * The facts of company.json that any text may name in braces, for instance `{phone}`, and what they become.
 * Each is written as the text's language writes it.
 */
export const factMarks = {
  name: 'firmanavnet',
  phone: 'telefonnummeret',
  email: 'e-postadressen',
  address: 'gateadresse, postnummer og sted',
  organisationNumber: 'organisasjonsnummeret',
  founded: 'året dere startet',
  machines: 'antall maskiner',
  grittingSeason: 'strøsesongen, som i «15. oktober–15. april»',
  grittingSeasonShort: 'strøsesongen med korte månedsnavn, som i «15. okt.–15. apr.»',
  grittingFrom: 'første dag i strøsesongen',
  grittingTo: 'siste dag i strøsesongen',
  grainSizes: 'kornstørrelsene, som i «2–4 mm eller 4–8 mm»',
  sweepingDoneBy: 'når vårfeiingen er ferdig, som i «17. mai»',
  hours: 'åpningstidene, som i «hverdager 07:00–17:00»',
  onCallPhone: 'nummeret til vakttelefonen',
} as const;

/** Facts that may be empty. An entry of a list that names an empty one is left out of the site. */
export const optionalMarks = {
  onCallSeason: 'når vakttelefonen er åpen, som i «15. november–1. april»',
  placesServed: 'stedene dere kjører til, som i «Rykkinn, Kolsås og Skui»',
  insurance: 'forsikringen',
  approvals: 'godkjenningene',
  answerWithin: 'hvor raskt dere svarer, som i «24 timer»',
  plowingStartsAt: 'snødybden brøytingen starter ved, som i «5 cm»',
  plowingDoneOnWeekdays: 'når det er ferdig brøytet på hverdager, som i «06:00»',
  plowingDoneOnWeekends: 'når det er ferdig brøytet i helger',
} as const;

export type FactMark = keyof typeof factMarks | keyof typeof optionalMarks;

const known: readonly string[] = [...Object.keys(factMarks), ...Object.keys(optionalMarks)];

/** The names of the marks in a text, without their braces. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** What is wrong with the marks of a text, in Norwegian. */
export function markComplaints(text: string): string[] {
  const unknown = marksIn(text).filter((name) => !known.includes(name));
  const strayBrace = /[{}]/.test(text.replace(/\{\w+\}/g, ''));
  return [
    ...unknown.map(
      (name) => `bruker {${name}}, som ikke finnes: velg blant ${known.map((one) => `{${one}}`).join(', ')}`,
    ),
    ...(strayBrace ? ['har en krøllparentes som ikke hører til et merke, slik som {phone}'] : []),
  ];
}
