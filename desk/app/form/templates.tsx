import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils';
import type { Schema } from '../../contract.ts';
import { Icon } from '../layout/Icon.tsx';
import { IconButton } from '../layout/IconButton.tsx';
import { arrange, type SectionPlan } from './arrange.ts';
import { Explanation } from './Explanation.tsx';
import { Part, StartsOpen } from './Section.tsx';

/** How the form library's parts look here. */

/** Dates say by their controls how they are written; entries of a list have the hint of the list. */
function hintOf({ rawDescription, schema, fieldPathId }: FieldTemplateProps): string | undefined {
  const { input = '' } = schema as Schema;
  const isEntry = typeof fieldPathId.path.at(-1) === 'number';
  return isEntry || ['month-day', 'date'].includes(input) ? undefined : rawDescription;
}

/** A plain field: its name, the control, why it was not saved, and the hint. */
function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, hidden, rawErrors, schema, uiSchema, children } = props;
  if (hidden) return null;
  const isPart = schema.type === 'object' || schema.type === 'array' || Boolean(uiSchema?.['ui:field']);
  if (isPart) return children;
  const isEntry = typeof props.fieldPathId.path.at(-1) === 'number';
  const number = isEntry ? ` ${Number(props.fieldPathId.path.at(-1)) + 1}` : '';
  return (
    <div className="field" data-kind={schema.type}>
      {schema.type !== 'boolean' && (
        <label className={isEntry ? 'visually-hidden' : undefined} htmlFor={id}>
          {label}
          {number}
        </label>
      )}
      {children}
      <Explanation id={id} hint={hintOf(props)} errors={rawErrors} />
    </div>
  );
}

function errorsOf(errorSchema: unknown): readonly string[] | undefined {
  return (errorSchema as { __errors?: string[] } | undefined)?.__errors;
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, uiSchema, title, errorSchema } = props;
  const shown = properties.filter(({ hidden }) => !hidden);
  const contents = new Map(shown.map(({ name, content }) => [name, content]));
  const { path, $id: id } = fieldPathId;
  const last = path.at(-1);
  if (path.length > 0) {
    const name = typeof last === 'number' ? `${schema.title} ${last + 1}` : title;
    const description = typeof last === 'number' ? undefined : schema.description;
    return (
      <Part
        id={id}
        title={name}
        description={description}
        isOptional={(schema as Schema).optional}
        errors={errorsOf(errorSchema)}
      >
        <div className="fields">{[...contents.values()]}</div>
      </Part>
    );
  }
  const plan = uiSchema?.['ui:sections'] as readonly SectionPlan[] | 'plain' | undefined;
  if (plan === 'plain') return <div className="fields">{[...contents.values()]}</div>;
  const sections = arrange((schema as Schema).properties ?? {}, [...contents.keys()], plan);
  return (
    <div className="form" id={id}>
      {sections.map(({ title: heading, names, description }, index) => (
        <StartsOpen key={names.join()} value={index === 0}>
          {heading === null ? (
            names.map((name) => contents.get(name))
          ) : (
            <Part id={`${id}-${index}`} title={heading} description={description}>
              <div className="fields">{names.map((name) => contents.get(name))}</div>
            </Part>
          )}
        </StartsOpen>
      ))}
    </div>
  );
}

function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, schema, items, canAdd, onAddClick, rawErrors } = props;
  const { $id: id } = fieldPathId;
  const entry = (schema as Schema).items;
  const what = (entry ? entry.title : undefined) ?? 'linje';
  return (
    <Part
      id={id}
      title={title}
      description={schema.description}
      isOptional={(schema as Schema).optional}
      errors={rawErrors}
    >
      {items.length > 0 && <div className="entries">{items}</div>}
      {canAdd && (
        <button type="button" className="quiet" id={`${id}-add`} onClick={onAddClick}>
          <Icon name="add" />
          Legg til {what.toLocaleLowerCase('nb')}
        </button>
      )}
    </Part>
  );
}

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, index, totalItems, parentUiSchema, schema } = props;
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps;
  const what = `${schema.title ?? 'linje'} ${index + 1}`;
  const remove = () => {
    const list = document.activeElement?.closest('.entries')?.parentElement;
    onRemoveItem();
    requestAnimationFrame(() => list?.querySelector<HTMLElement>('.entries button, button.quiet')?.focus());
  };
  const canOrder = parentUiSchema?.['ui:options']?.orderable !== false && totalItems > 1;
  return (
    <div className="entry">
      <div className="entry-body">{children}</div>
      {hasToolbar && (
        <div className="entry-tools">
          {canOrder && (
            <>
              <IconButton
                icon="up"
                title="Flytt opp"
                what={what}
                disabled={!hasMoveUp}
                onClick={onMoveUpItem}
              />
              <IconButton
                icon="down"
                title="Flytt ned"
                what={what}
                disabled={!hasMoveDown}
                onClick={onMoveDownItem}
              />
            </>
          )}
          {hasRemove && <IconButton icon="remove" title="Ta bort" what={what} onClick={remove} />}
        </div>
      )}
    </div>
  );
}

export const templates: Partial<Omit<TemplatesType, 'ButtonTemplates'>> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
};
