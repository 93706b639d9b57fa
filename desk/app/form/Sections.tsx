import type { Schema } from '../../../server/desk/contract.ts';
import { Field, Fields } from './Field.tsx';
import { Group, GroupLayout } from './Group.tsx';
import { isTranslated, withoutNull } from './schema.ts';

/** The titles of sections with the names of their fields. */
type Plan = Readonly<Record<string, readonly string[]>>;

/** The outermost fields of a document in sections: as planned, or groups as they come and single fields together. */
export function Sections({ schema: { properties = {} }, plan = {} }: { schema: Schema; plan?: Plan }) {
  const planned = Object.values(plan).flat();
  const rest = Object.keys(properties).filter((name) => !planned.includes(name) && !properties[name]?.fixed);
  const isGroup = (name: string) => {
    const { properties: inner, items } = withoutNull(properties[name] ?? {});
    return planned.length === 0 && Boolean(inner || items) && !isTranslated(properties[name] ?? {});
  };
  // What search engines show comes last: it is nowhere on the page.
  const groups = rest.filter(isGroup).sort((one, other) => Number(one === 'meta') - Number(other === 'meta'));
  const single = Object.entries({ ...plan, Annet: rest.filter((name) => !isGroup(name)) });
  const sections = [
    ...groups.map((name) => <Field key={name} schema={properties[name] ?? {}} path={[name]} />),
    ...single
      .filter(([, names]) => names.length > 0)
      .map(([title, names]) => {
        const description = names.map((name) => properties[name]?.title).join(', ');
        return (
          <Group key={title} schema={{ title, description }} path={[title]}>
            <Fields schema={{ properties }} path={[]} names={names} />
          </Group>
        );
      }),
  ];
  return sections.map((section, index) => (
    <GroupLayout key={section.key} value={index === 0 ? 'open section' : 'section'}>
      {section}
    </GroupLayout>
  ));
}
