import { expect, test } from './support/test.ts';
import { allTexts } from './support/texts.ts';

// The labels that people and tests find things by (docs/design.md), word for word: the other tests read
// them from the language files, so somebody has to hold the files to them.

const labels = {
  no: {
    navigation: 'Hjem · Om oss · Tjenester · Aktuelt · Galleri · Kontakt oss · Personvern',
    services: 'Vinterdrift · Feietjenester · Graving og grunnarbeid · Trepleie · Eiendomsforvaltning',
    header: 'Gratis befaring · Norsk · English · Åpne meny · Lukk meny · Brødsmulesti',
    banner: 'Innstillinger · Avslå · Godta',
    dialog: 'Innstillinger for informasjonskapsler · Nødvendige · Funksjonelle · Avslå alle · Godta alle',
    map: 'Last inn innhold',
    form: 'Navn · E-post · Telefon · Melding · valgfritt · Send melding · Sender...',
    gallery: 'Forrige · Neste · Side {number} · Lukk · av · Forrige · Neste',
    sections: 'Les mer · Vis mindre',
    news: 'Det er ingen artikler ennå.',
    climate: 'Laget for nordisk klima',
    notFound: 'Oops! Page not found · Siden finnes ikke · Til forsiden',
  },
  en: {
    navigation: 'Home · About Us · Services · News · Gallery · Contact Us · Privacy Policy',
    services:
      'Winter Maintenance · Sweeping Services · Excavation & Groundwork · Arborist Services · Facility Management',
    header: 'Free site visit · Norsk · English · Open menu · Close menu · Breadcrumb',
    banner: 'Settings · Decline · Accept',
    dialog: 'Cookie settings · Necessary · Functional · Decline all · Accept all',
    map: 'Load content',
    form: 'Name · Email · Phone · Message · optional · Send message · Sending...',
    gallery: 'Previous · Next · Page {number} · Close · of · Previous · Next',
    sections: 'Read more · Show less',
    news: 'There are no articles yet.',
    climate: 'Designed for Nordic climate',
    notFound: 'Oops! Page not found · There is no page at this address · Return to home',
  },
} as const;

for (const language of ['no', 'en'] as const) {
  test(`the ${language} labels stand as they were agreed`, async () => {
    const { shared, contact, gallery, services, news, 'not-found': notFound } = await allTexts(language);
    const { consent, header } = shared;
    const { form } = contact;
    const list = (...words: string[]) => words.join(' · ');
    expect({
      navigation: list(...Object.values(shared.navigation)),
      services: list(...Object.values(shared.services)),
      header: list(
        shared.freeVisit,
        header.norwegian,
        header.english,
        header.openMenu,
        header.closeMenu,
        shared.breadcrumb,
      ),
      banner: list(consent.settings, consent.decline, consent.accept),
      dialog: list(
        consent.dialogTitle,
        consent.necessary,
        consent.functional,
        consent.declineAll,
        consent.acceptAll,
      ),
      map: contact.map.load,
      form: list(form.name, form.email, form.phone, form.message, form.optional, form.send, form.sending),
      gallery: list(
        gallery.previous,
        gallery.next,
        gallery.page,
        gallery.viewer.close,
        gallery.viewer.of,
        gallery.viewer.previous,
        gallery.viewer.next,
      ),
      sections: list(services.readMore, services.showLess),
      news: news.empty.title,
      climate: shared.footer.climate,
      notFound: list(notFound.title, notFound.line, notFound.link),
    }).toEqual(labels[language]);
  });
}
