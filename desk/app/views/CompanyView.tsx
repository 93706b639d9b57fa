import type { Company } from '../../../schema/company.ts';
import { Form } from '../form/Form.tsx';
import { Sections } from '../form/Sections.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { useOverview } from '../store/overview.ts';
import { ViewHead } from '../ui/View.tsx';

/** Sorted as people look for them. What is not named here comes last. */
const sections = {
  Kontakt: ['name', 'organisationNumber', 'registers', 'phone', 'email', 'facebook'],
  'Adresse og område': ['street', 'postalCode', 'place', 'region', 'areaServed'],
  'Åpningstider og vakt': ['openingHours', 'onCall'],
  'Sesong og frister': ['grittingSeason', 'gritGrainSizes', 'sweepingDoneBy', 'icePlaningDocument'],
  'Om firmaet': ['founded', 'machines'],
  Nettstedet: [
    'url',
    'formService',
    'processors',
    'messageMonths',
    'policyChanged',
    'picturesAreIllustrations',
  ],
} satisfies Record<string, readonly (keyof Company)[]>;

/** The facts of the firm. */
export function CompanyView({ document }: { document: OpenDocument }) {
  const { decidedFacts } = useOverview();
  const isAsked = (name: string) => !decidedFacts.includes(name);
  const fields = Object.entries(document.schema.properties ?? {}).filter(([name]) => isAsked(name));
  const plan = Object.entries(sections).map(([title, names]) => [title, names.filter(isAsked)] as const);
  return (
    <>
      <ViewHead
        title="Firmaet"
        intro="Hver opplysning står ett sted. Det du endrer her, endres på alle sider, på begge språk."
        documents={[document]}
      />
      <Form document={document}>
        <Sections schema={{ properties: Object.fromEntries(fields) }} plan={Object.fromEntries(plan)} />
      </Form>
    </>
  );
}
