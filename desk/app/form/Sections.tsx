import type { Schema } from '../../../server/desk/contract.ts';
import { Fields, NestedFields } from './SchemaField.tsx';
import { Section } from './Section.tsx';
import { isTranslated } from './schema.ts';

/** A document in sections: its groups in order, then its other fields by their headings. */
export function Sections({ schema: { properties = {} } }: { schema: Schema }) {
  const fields = Object.entries(properties).filter(([, { hiddenInDesk }]) => !hiddenInDesk);
  const isSection = (field: Schema) =>
    Boolean((field.properties || field.items) && !isTranslated(field) && !field.group);
  // What search engines show is not on the page, so it comes last.
  const groups = fields
    .filter(([, field]) => isSection(field))
    .sort(([a], [b]) => Number(a === 'meta') - Number(b === 'meta'));
  const single = fields.filter(([, field]) => !isSection(field));
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
        const titles = all.map(([, schema]) => schema.title).join(', ');
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
