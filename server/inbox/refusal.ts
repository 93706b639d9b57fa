/** A sentence for whoever sent the form, whose language the inbox cannot know. */
export interface Sentence {
  no: string;
  en: string;
}

const reasons = {
  method: [405, 'Innboksen tar bare imot POST.', 'The inbox takes POST only.'],
  tooLarge: [413, 'Meldingen er større enn 1 MB.', 'The message is larger than 1 MB.'],
  notMultipart: [
    415,
    'Skjemaet må sendes som multipart/form-data.',
    'The form must be sent as multipart/form-data.',
  ],
  file: [415, 'Innboksen tar ikke imot filer.', 'The inbox does not take files.'],
  malformed: [400, 'Skjemaet er skadet eller ufullstendig.', 'The form is damaged or incomplete.'],
  unknownField: [
    422,
    'Skjemaet kan bare ha feltene name, email, phone og message.',
    'The form may only have the fields name, email, phone and message.',
  ],
  duplicateField: [422, 'Et felt er sendt flere ganger.', 'A field was sent more than once.'],
  email: [422, 'E-postadressen mangler eller er ugyldig.', 'The email address is missing or not valid.'],
  message: [422, 'Meldingen mangler.', 'The message is missing.'],
  notStored: [
    500,
    'Meldingen kunne ikke lagres. Prøv igjen eller ring.',
    'The message could not be stored. Please try again or call.',
  ],
} as const satisfies Record<string, readonly [status: number, no: string, en: string]>;

/** Why a request is not taken: the status to answer with and the sentence that says it. */
export class Refusal extends Error {
  readonly status: number;
  readonly sentence: Sentence;

  constructor(reason: keyof typeof reasons) {
    const [status, no, en] = reasons[reason];
    super(en);
    this.status = status;
    this.sentence = { no, en };
  }
}
