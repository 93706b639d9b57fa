import { Form } from '../form/Form.tsx';
import { Parts } from '../form/SchemaField.tsx';
import { Section } from '../form/Section.tsx';
import { Sections } from '../form/Sections.tsx';
import { useLoaded } from '../store/documents.ts';
import { ViewHead } from '../ui/ViewHeader.tsx';

export function PageView({ id }: { id: string }) {
  const document = useLoaded(id);
  const { pictures = {}, no: texts = {} } = document.schema.properties ?? {};
  return (
    <>
      <ViewHead title={document.title} />
      <Form document={document}>
        <Section schema={pictures} path={['pictures']} isOpen={id === 'gallery'}>
          <Parts schema={pictures} path={['pictures']} />
        </Section>
      </Form>
      <Form document={document} isBilingual>
        <Sections schema={texts} />
      </Form>
    </>
  );
}
