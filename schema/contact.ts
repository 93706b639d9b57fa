import { banner, bannerPicture, group, heading, label, meta, notice, spoken, text } from './parts.ts';

export const texts = group('Kontakt oss', 'Tekstene på siden Kontakt oss.', {
  meta,
  banner,
  details: group('Kontaktopplysningene', 'Telefon, e-post, adresse og åpningstider.', {
    title: heading('Overskrift', 'Over telefon, e-post og adresse.'),
    phone: label('Telefon', 'Ordet over telefonnummeret.'),
    email: label('E-post', 'Ordet over e-postadressen.'),
    address: label('Adresse', 'Ordet over gateadressen.'),
    hours: label('Åpningstider', 'Ordet over åpningstidene.'),
    weekdays: label('Hverdager', 'Ordet for mandag til fredag i åpningstidene.'),
    weekends: label('Helger', 'Ordet for lørdag og søndag i åpningstidene.'),
    everyDay: label('Alle dager', 'Når alle dager har samme åpningstid.'),
    closed: label('Stengt', 'Når en dag ikke har åpningstid.'),
    onCall: text('Vakttelefon', 'Linjen under åpningstidene.', { max: 120 }),
    facebook: label('Facebook', 'Lenken til Facebook-siden.'),
    directions: label('Kart', 'Lenken til adressen i kart.'),
    card: label('Kontaktkort', 'Lenken som lagrer dere i telefonens kontakter.'),
  }),
  form: group('Skjemaet', 'Skjemaet for meldinger.', {
    title: heading('Overskrift', 'Over skjemaet.'),
    intro: text('Innledning', 'Under overskriften.', { max: 200 }),
    name: label('Navn', 'Over feltet for navn.'),
    email: label('E-post', 'Over feltet for e-post.'),
    phone: label('Telefon', 'Over feltet for telefon.'),
    message: label('Melding', 'Over feltet for melding.'),
    optional: label('Valgfritt', 'Bak felt som kan stå tomme.'),
    consent: text('Samtykke', 'Ved avkrysningen.', { max: 160 }),
    send: label('Send', 'Knappen som sender.'),
    sending: label('Sender', 'Knappen mens meldingen sendes.'),
    errors: group('Feil i feltene', 'Det som står under et felt som ikke er riktig fylt ut.', {
      emailMissing: text('E-post mangler', 'Under feltet for e-post.', { max: 120 }),
      emailInvalid: text('E-post skrevet feil', 'Under feltet for e-post.', { max: 120 }),
      messageMissing: text('Melding mangler', 'Under feltet for melding.', { max: 120 }),
    }),
    consentRequired: notice('Samtykke mangler', 'Varselet når samtykket ikke er krysset av.'),
    success: notice('Sendt', 'Varselet når meldingen er sendt.'),
    failure: notice('Ikke sendt', 'Varselet når sendingen feilet.'),
    emailInstead: label('Send som e-post', 'Lenken som lager en e-post når sendingen feilet.'),
    emailSubject: label('Emne', 'Emnet i den e-posten.'),
  }),
  map: group('Kartet', 'Kartet på siden.', {
    title: heading('Overskrift', 'Over kartet.'),
    blocked: text('Før samtykke', 'Der kartet skulle vært, før det er godtatt.', { max: 200 }),
    load: label('Last inn', 'Knappen som åpner innstillingene.'),
    frameTitle: spoken('Kartet'),
  }),
});

export const pictures = group('Kontakt oss', 'Bildet på siden Kontakt oss.', { banner: bannerPicture });
