import { forEachService, group, heading, label, picture, spoken, text } from './parts.ts';

const inMenu = 'Navnet i menyen, bunnen og brødsmulestien.';

/** What every page shows. */
export const texts = group('Alle sider', 'Tekster som går igjen på alle sider.', {
  navigation: group('Sidene', 'Navnene på sidene.', {
    home: label('Forsiden', inMenu),
    about: label('Om oss', inMenu),
    services: label('Tjenester', inMenu),
    news: label('Aktuelt', inMenu),
    gallery: label('Galleri', inMenu),
    contact: label('Kontakt oss', inMenu),
    privacy: label('Personvern', inMenu),
  }),
  services: forEachService('Tjenestene', 'Navnene på tjenestene.', label('Tjeneste', 'Navnet i menyen.')),
  freeVisit: label('Telefonknappen', 'Øverst på siden.'),
  header: group('Toppen', 'Toppen av alle sider.', {
    skip: label('Hopp over menyen', 'Lenken forbi menyen, for dem som bruker tastatur.'),
    mainNavigation: spoken('Menyen'),
    openMenu: spoken('Åpne menyen', 'Knappen på telefon.'),
    closeMenu: spoken('Lukk menyen', 'Knappen på telefon.'),
    menuTitle: spoken('Menyen på telefon'),
    showServices: spoken('Vis tjenestene', 'Knappen i menyen.'),
    language: spoken('Språkvalget'),
    norwegian: spoken('Norsk', 'Er det samme på begge språk.'),
    english: spoken('Engelsk', 'Er det samme på begge språk.'),
    facebook: label('Facebook', 'Lenken til Facebook-siden.'),
    home: spoken('Logoen', 'Lenken til forsiden.'),
  }),
  breadcrumb: spoken('Brødsmulestien'),
  footer: group('Bunnen', 'Bunnen av alle sider.', {
    description: text('Om firmaet', 'Setningen nederst.', { max: 160 }),
    navigation: label('Over sidene', 'Overskrift.'),
    contact: label('Over kontaktopplysningene', 'Overskrift.'),
    organisationNumber: label('Organisasjonsnummer', 'Ordet foran nummeret.'),
    cookieSettings: label('Innstillinger', 'Knappen som åpner innstillingene for informasjonskapsler.'),
    climate: label('Den lille linjen', 'Helt nederst.'),
    illustrations: label('Om bildene', 'Helt nederst, til alle bildene er byttet med deres egne.'),
  }),
  consent: group('Informasjonskapsler', 'Spørsmålet om informasjonskapsler, og innstillingene.', {
    label: spoken('Spørsmålet', 'Navnet på det.'),
    title: label('Overskrift', 'I spørsmålet.'),
    text: text('Tekst', 'I spørsmålet.', { max: 200 }),
    settings: label('Innstillinger', 'Knappen som åpner innstillingene.'),
    decline: label('Avslå', 'Knappen som avslår.'),
    accept: label('Godta', 'Knappen som godtar.'),
    dialogTitle: label('Overskrift', 'I innstillingene.'),
    dialogIntro: text('Innledning', 'I innstillingene.'),
    necessary: label('Nødvendige', 'Overskriften over det nødvendige.'),
    necessaryText: text('Om det nødvendige', 'I innstillingene.'),
    alwaysOn: label('Alltid på', 'Ved det som ikke kan slås av.'),
    functional: label('Funksjonelle', 'Overskriften over kartet.'),
    functionalText: text('Om kartet', 'I innstillingene.'),
    map: label('Kartet', 'Navnet på bryteren.'),
    declineAll: label('Avslå alle', 'Knappen som avslår alt.'),
    acceptAll: label('Godta alle', 'Knappen som godtar alt.'),
    close: spoken('Lukk', 'Knappen som lukker uten å velge.'),
    privacyLink: label('Personvern', 'Lenken til siden Personvern.'),
  }),
  toast: group('Varslene', 'Varslene nederst på skjermen.', {
    close: spoken('Lukk', 'Knappen som lukker et varsel.'),
  }),
  call: group('Knappene i det grønne feltet', 'Nederst på sidene.', {
    phone: spoken('Ring', 'Telefonlenken.'),
    contact: label('Kontakt oss', 'Knappen til Kontakt oss.'),
  }),
  consultation: group('Gratis befaring', 'Det grønne feltet nederst på sidene om én tjeneste.', {
    title: heading('Overskrift', 'I det grønne feltet.'),
    text: text('Tekst', 'Under overskriften.'),
  }),
  plowing: group('Trenger du brøyting nå?', 'Feltet med vakttelefonen, på forsiden og på Vinterdrift.', {
    title: heading('Overskrift', 'I feltet.'),
    text: text('Tekst', 'Under overskriften.'),
  }),
  price: heading('Om prisen', 'Over det prisen kommer an på, på sidene om én tjeneste.'),
  questions: heading('Spørsmål og svar', 'Over spørsmålene.'),
  illustration: spoken('Illustrasjon', 'Ordet foran beskrivelsen av tegnede bilder.'),
  opensExternal: spoken('Annet nettsted', 'Sies om lenker til andre nettsteder.'),
});

export const pictures = group('Alle sider', 'Bilder som går igjen på alle sider.', {
  fallback: picture('window', 'Reservebildet', 'Vises når et annet bilde ikke kan hentes.'),
});
