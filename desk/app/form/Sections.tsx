import type { Schema } from '../../../server/desk/contract.ts';
import { Fields, NestedFields } from './SchemaField.tsx';
import { Section } from './Section.tsx';
import { isTranslated } from './schema.ts';

/** A document in sections: its groups in order, then its other fields by their headings. */
export function Sections({ schema: { properties = {} } }: { schema: Schema }) {
  const fields = Object.entries(properties).filter(([, { hiddenInDesk }]) => !hiddenInDesk);
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
          <NestedFields schema={schema} path={[name]} />
        </Section>
      ))}
      {[...new Set(single.map(titleOf))].map((title, at) => {
        const all = single.filter((field) => titleOf(field) === title);
        const titles = all.map(([, one]) => one.title).join(', ');
        const description = [titles, all[0]?.[1].shownOn].filter(Boolean).join('. ');
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
