import type { Company } from '../../../schema/company.ts';
import { Form } from '../form/Form.tsx';
import { Sections } from '../form/Sections.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { ViewHead } from '../ui/ViewHead.tsx';

/** The facts of the firm, sorted as people look for them. What is not named here comes last. */
const sections = {
  Kontakt: ['name', 'organisationNumber', 'phone', 'email', 'facebook'],
  'Adresse og område': ['street', 'postalCode', 'place', 'region', 'areaServed', 'placesServed'],
  'Åpningstider og vakt': ['openingHours', 'onCall', 'answerWithinHours'],
  'Sesong og frister': [
    'grittingSeason',
    'gritGrainSizes',
    'sweepingDoneBy',
    'plowingStartsAtCm',
    'plowingDoneBy',
    'icePlaningDocument',
  ],
  'Om firmaet': ['founded', 'machines', 'references', 'pricesFrom'],
  'For styret': ['contactPerson', 'insurance', 'approvals', 'healthAndSafety', 'visitLog', 'agreementTerms'],
  Nettstedet: ['url', 'formService', 'processors', 'picturesAreIllustrations', 'publishing'],
} satisfies Record<string, readonly (keyof Company)[]>;

export function CompanyView({ document }: { document: OpenDocument }) {
  return (
    <>
      <ViewHead
        title="Firmaet"
        intro="Hver opplysning står ett sted. Det du endrer her, endres på alle sider, på begge språk."
        documents={[document]}
      />
      <Form document={document}>
        <Sections schema={document.schema} plan={sections} />
      </Form>
    </>
  );
}
