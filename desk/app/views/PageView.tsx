import type { Schema } from '../../../server/desk/contract.ts';
import { Form } from '../form/Form.tsx';
import { Section } from '../form/Group.tsx';
import { Fields, Parts } from '../form/SchemaField.tsx';
import { isTranslated } from '../form/schema.ts';
import { useLoaded } from '../store/documents.ts';
import { useOverview } from '../store/overview.ts';
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

export function CompanyView() {
  const document = useLoaded('company');
  const { decidedFacts } = useOverview();
  const fields = Object.entries(document.schema.properties ?? {});
  const asked = fields.filter(([name]) => !decidedFacts.includes(name));
  return (
    <>
      <ViewHead
        title="Firmaet"
        intro="Hver opplysning står ett sted. Det du endrer her, endres på alle sider, på begge språk."
      />
      <Form document={document}>
        <Sections schema={{ properties: Object.fromEntries(asked) }} />
      </Form>
    </>
  );
}

/** A document in sections: its groups in order, then its other fields by their headings. */
function Sections({ schema: { properties = {} } }: { schema: Schema }) {
  const fields = Object.entries(properties).filter(([, { fixed }]) => !fixed);
  const isGroup = (one: Schema) => Boolean((one.properties || one.items) && !isTranslated(one) && !one.group);
  // What search engines show is not on the page, so it comes last.
  const groups = fields
    .filter(([, one]) => isGroup(one))
    .sort(([one], [other]) => Number(one === 'meta') - Number(other === 'meta'));
  const single = fields.filter(([, one]) => !isGroup(one));
  const titleOf = ([, { group = 'Annet' }]: (typeof fields)[number]) => group;
  return (
    <>
      {groups.map(([name, schema], at) => (
        <Section key={name} schema={schema} path={[name]} isOpen={at === 0}>
          <Parts schema={schema} path={[name]} />
        </Section>
      ))}
      {[...new Set(single.map(titleOf))].map((title, at) => {
        const all = single.filter((field) => titleOf(field) === title);
        const titles = all.map(([, one]) => one.title).join(', ');
        const description = [titles, all[0]?.[1].shown].filter(Boolean).join('. ');
        return (
          <Section
            key={title}
            schema={{ title, description }}
            path={[title]}
            isOpen={groups.length === 0 && at === 0}
          >
            <Fields schema={{ properties }} path={[]} names={all.map(([name]) => name)} />
          </Section>
        );
      })}
    </>
  );
}
