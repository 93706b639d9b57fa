import { type Company, exampleCompany } from '../../../schema/company.ts';

/** Facts that are no placeholders. */
export const facts = {
  name: 'Eksempel Vei & Grunn',
  phone: '+47 67 00 00 01',
  email: 'post@firma.no',
  street: 'Veien 1',
  url: 'https://www.firma.no',
  facebook: 'https://www.facebook.com/firma',
  icePlaningDocument: 'https://www.firma.no/ishovling.pdf',
  formService: { endpoint: 'https://skjema.firma.no/', answerIsReadable: false },
};

export const company: Company = { ...exampleCompany, ...facts };
