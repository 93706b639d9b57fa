import { Form } from '../form/Form.tsx';
import { Sections } from '../form/Sections.tsx';
import { useLoadedDocument } from '../store/documents.ts';
import { useOverview } from '../store/overview.ts';
import { ViewHeader } from '../ui/ViewHeader.tsx';

export function CompanyView() {
  const document = useLoadedDocument('company');
  const { overriddenFields } = useOverview();
  const fields = Object.entries(document.schema.properties ?? {});
  const asked = fields.filter(([name]) => !overriddenFields.includes(name));
  return (
    <>
      <ViewHeader
        title="Firmaet"
        intro="Hver opplysning står ett sted. Det du endrer her, endres på alle sider, på begge språk."
      />
      <Form document={document}>
        <Sections schema={{ properties: Object.fromEntries(asked) }} />
      </Form>
    </>
  );
}
