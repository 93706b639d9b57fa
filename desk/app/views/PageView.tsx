import { Form } from '../form/Form.tsx';
import { NestedFields } from '../form/SchemaField.tsx';
import { Section } from '../form/Section.tsx';
import { Sections } from '../form/Sections.tsx';
import { useLoadedDocument } from '../store/documents.ts';
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
