/** The fields of site.config.ts. */
export interface SiteConfig {
  name: string;
  phone: string;
  email: string;
  street: string;
  postalCode: string;
  locality: string;
  organisationNumber: string;
  url: string;
  facebook: string;
  icePlaningDocument: string;
  formEndpoint: string;
  formAnswerIsReadable: boolean;
  picturesAreIllustrations: boolean;
}
