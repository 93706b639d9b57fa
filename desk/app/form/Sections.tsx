import type { Schema } from '../../../server/desk/contract.ts';
import { Field, Fields } from './Field.tsx';
import { Group, GroupLayout } from './Group.tsx';
import { isTranslated, withoutNull } from './schema.ts';

/** The outermost fields of a document in sections: by their headings, or groups as they come and single fields together. */
export function Sections({ schema: { properties = {} } }: { schema: Schema }) {
  const headings = [...new Set(Object.values(properties).flatMap(({ group }) => group ?? []))];
  const under = (heading: string) =>
    Object.keys(properties).filter((name) => properties[name]?.group === heading);
  const rest = Object.keys(properties).filter((name) => !properties[name]?.group && !properties[name]?.fixed);
  const isGroup = (name: string) => {
    const { properties: inner, items } = withoutNull(properties[name] ?? {});
    return headings.length === 0 && Boolean(inner || items) && !isTranslated(properties[name] ?? {});
  };
  // What search engines show comes last: it is nowhere on the page.
  const groups = rest.filter(isGroup).sort((one, other) => Number(one === 'meta') - Number(other === 'meta'));
  const single = Object.entries({
    ...Object.fromEntries(headings.map((heading) => [heading, under(heading)])),
    Annet: rest.filter((name) => !isGroup(name)),
  });
  const sections = [
    ...groups.map((name) => <Field key={name} schema={properties[name] ?? {}} path={[name]} />),
    ...single
      .filter(([, names]) => names.length > 0)
      .map(([title, names]) => {
        const titles = names.map((name) => properties[name]?.title).join(', ');
        const shown = properties[names[0] ?? '']?.shown;
        const description = shown ? `${titles}. ${shown}` : titles;
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
