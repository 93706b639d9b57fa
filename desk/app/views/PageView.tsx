import { Parts } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { Section } from '../form/Group.tsx';
import { Sections } from '../form/Sections.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { useOverview } from '../store/overview.ts';
import { ViewHead } from '../ui/View.tsx';

export function PageView({ document }: { document: OpenDocument }) {
  const { pictures = {}, no: texts = {} } = document.schema.properties ?? {};
  return (
    <>
      <ViewHead title={document.title} documents={[document]} />
      <Form document={document}>
        <Section schema={pictures} path={['pictures']} isOpen={document.id === 'gallery'}>
          <Parts schema={pictures} path={['pictures']} />
        </Section>
      </Form>
      <Form document={document} isBilingual>
        <Sections schema={texts} />
      </Form>
    </>
  );
}

export function CompanyView({ document }: { document: OpenDocument }) {
  const { decidedFacts } = useOverview();
  const fields = Object.entries(document.schema.properties ?? {});
  const asked = fields.filter(([name]) => !decidedFacts.includes(name));
  return (
    <>
      <ViewHead
        title="Firmaet"
        intro="Hver opplysning står ett sted. Det du endrer her, endres på alle sider, på begge språk."
        documents={[document]}
      />
      <Form document={document}>
        <Sections schema={{ properties: Object.fromEntries(asked) }} />
      </Form>
    </>
  );
}
