import type { ReactNode } from 'react';
import type { KeyPath } from '../../../common/json.ts';
import type { Schema } from '../../../content-model/desk/contract.ts';
import { isTranslated } from '../store/schema.ts';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { type FieldProps, useField } from './Field.tsx';
import { Folded } from './Folded.tsx';
import { Fields, NestedFields } from './SchemaField.tsx';
import { NotShownMark, ShownSwitch } from './ShownSwitch.tsx';

/** A document in sections: its groups in order, then its other fields by their headings, or each by itself. */
export function Sections({ schema: { properties = {} } }: { schema: Schema }) {
  const fields = Object.entries(properties).filter(
    ([, { hiddenInDesk, forHelper }]) => !hiddenInDesk && !forHelper,
  );
  const isSection = (field: Schema) =>
    Boolean((field.properties || field.items) && !isTranslated(field) && !field.group);
  const groups = fields.filter(([, field]) => isSection(field));
  const single = fields.filter(([, field]) => !isSection(field));
  const titleOf = ([name, { group, title = name }]: (typeof fields)[number]) => group ?? title;
  return (
    <>
      {groups.map(([name, schema]) => (
        <Section key={name} schema={schema} path={[name]}>
          <ShownSwitch path={[name]} />
          <NestedFields schema={schema} path={[name]} />
        </Section>
      ))}
      {[...new Set(single.map(titleOf))].map((title) => {
        const all = single.filter((field) => titleOf(field) === title);
        const names = all.map(([name]) => name);
        return (
          <Section
            key={title}
            schema={{ title, description: all[0]?.[1].shownOn ?? '' }}
            path={[title]}
            parts={names.map((name) => [name])}
          >
            <Fields schema={{ properties }} path={[]} names={names} />
          </Section>
        );
      })}
    </>
  );
}

interface SectionProps extends FieldProps {
  /** The paths of its parts, where it has none of its own. */
  parts?: readonly KeyPath[];
  isOpenFirst?: boolean;
  children: ReactNode;
}

/** An outermost part of a document. */
export function Section({ parts, isOpenFirst = false, children, ...props }: SectionProps) {
  const { form, id, title, hint, errors } = useField(props, 'languages');
  return (
    <Folded
      name={`${form.id}-sections`}
      paths={parts ?? [props.path]}
      line={
        <>
          <h2>{title}</h2>
          <NotShownMark path={props.path} />
          <span className="hint">{hint}</span>
        </>
      }
      isSection
      isOpenFirst={isOpenFirst}
    >
      <div id={id}>
        <FieldMessages id={id} errors={errors} />
        {children}
      </div>
    </Folded>
  );
}
