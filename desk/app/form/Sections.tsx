import type { ReactNode } from 'react';
import type { Schema } from '../../../content-model/desk/contract.ts';
import { readStored, writeStored } from '../../../src/browser/storage.ts';
import { isTranslated } from '../store/schema.ts';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { type FieldProps, useField } from './Field.tsx';
import { Fields, NestedFields } from './SchemaField.tsx';
import { NotShownMark, ShownSwitch } from './ShownSwitch.tsx';

/** A document in sections: its groups in order, then its other fields by their headings. */
export function Sections({ schema: { properties = {} } }: { schema: Schema }) {
  const fields = Object.entries(properties).filter(
    ([, { hiddenInDesk, forHelper }]) => !hiddenInDesk && !forHelper,
  );
  const isSection = (field: Schema) =>
    Boolean((field.properties || field.items) && !isTranslated(field) && !field.group);
  const groups = fields.filter(([, field]) => isSection(field));
  const single = fields.filter(([, field]) => !isSection(field));
  const titleOf = ([, { group = 'Annet' }]: (typeof fields)[number]) => group;
  return (
    <>
      {groups.map(([name, schema], at) => (
        <Section key={name} schema={schema} path={[name]} isOpen={at === 0}>
          <ShownSwitch path={[name]} />
          <NestedFields schema={schema} path={[name]} />
        </Section>
      ))}
      {[...new Set(single.map(titleOf))].map((title, at) => {
        const all = single.filter((field) => titleOf(field) === title);
        return (
          <Section
            key={title}
            schema={{ title, description: all[0]?.[1].shownOn ?? '' }}
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

type SectionProps = FieldProps & { isOpen?: boolean; children: ReactNode };

/** An outermost part of a document. The browser's tab remembers whether it is open. */
export function Section({ isOpen = false, children, ...props }: SectionProps) {
  const { id, title, hint, errors } = useField(props, 'languages');
  const storageKey = `rediger-del/${id}`;
  const stored = readStored('sessionStorage', storageKey);
  return (
    <details
      className="section"
      aria-label={title}
      open={stored === null ? isOpen : stored === 'open'}
      onToggle={({ currentTarget }) =>
        writeStored('sessionStorage', storageKey, currentTarget.open ? 'open' : 'closed')
      }
    >
      <summary>
        <h2>{title}</h2>
        <NotShownMark path={props.path} />
        <span className="hint">{hint}</span>
      </summary>
      <div id={id}>
        <FieldMessages id={id} errors={errors} />
        {children}
      </div>
    </details>
  );
}
