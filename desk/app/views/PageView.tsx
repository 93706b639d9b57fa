import { Form } from '../form/Form.tsx';
import { NestedFields } from '../form/SchemaField.tsx';
import { Section, Sections } from '../form/Sections.tsx';
import { useLoadedDocument } from '../store/documents.ts';
import { useOverview } from '../store/overview.ts';
import { ViewHeader } from '../ui/ViewHeader.tsx';

export function PageView({ id }: { id: string }) {
  const document = useLoadedDocument(id);
  const { pictures = {}, no: texts = {} } = document.schema.properties ?? {};
  return (
    <>
      <ViewHeader title={document.title} />
      <Form document={document}>
        <Section schema={pictures} path={['pictures']} isOpen={id === 'gallery'}>
          <NestedFields schema={pictures} path={['pictures']} />
        </Section>
      </Form>
      <Form document={document} isBilingual>
        <Sections schema={texts} />
      </Form>
    </>
  );
}

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
