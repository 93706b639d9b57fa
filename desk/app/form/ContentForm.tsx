// The package's main entry also exports its own test tools, which need a validator that is not used here.
import Form from '@rjsf/core/lib/components/Form.js';
import type { ErrorSchema, RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Path, Problem, Schema } from '../../contract.ts';
import { fields } from './fields.tsx';
import { fillNewEntries, formSchema } from './form-schema.ts';
import { templates } from './templates.tsx';
import { widgets } from './widgets.tsx';
import './field.css';

/** Checking is the server's, with the schema that a build uses: the desk and a build cannot disagree. */
const serverValidates: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

const noDefaults = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

interface ContentFormProps {
  /** Begins the ids of its fields. */
  id: string;
  schema: Schema;
  value: unknown;
  /** What is wrong, by the path in `value`. */
  problems: readonly Pick<Problem, 'path' | 'message'>[];
  /** Parts with a field of their own, by their path. */
  instead?: Readonly<Record<string, UiSchema>>;
  rootUi?: UiSchema;
  onChange: (value: unknown) => void;
}

const none = {};

/** The fields of a document, made from its schema. */
export function ContentForm({
  id,
  schema,
  value,
  problems,
  instead = none,
  rootUi = none,
  onChange,
}: ContentFormProps) {
  const form = useMemo(() => formSchema(schema, instead), [schema, instead]);
  const ui = useMemo(() => ({ ...form.ui, ...rootUi }), [form, rootUi]);
  const errors = useMemo(() => errorTree(problems), [problems]);
  return (
    <Form
      tagName="div"
      schema={form.schema as RJSFSchema}
      uiSchema={ui}
      formData={value}
      idPrefix={id}
      validator={serverValidates}
      extraErrors={errors}
      showErrorList={false}
      noHtml5Validate
      templates={templates}
      widgets={widgets}
      fields={fields}
      experimental_defaultFormStateBehavior={noDefaults}
      onChange={({ formData }, field) => {
        // Without a field it is the library that speaks, not the owner.
        if (field !== undefined) onChange(fillNewEntries(form.schema, formData));
      }}
    >
      {/* In place of the library's button. */}
      <span hidden />
    </Form>
  );
}

function errorTree(problems: readonly { path: Path; message: string }[]): ErrorSchema {
  const tree: ErrorSchema = {};
  for (const { path, message } of problems) {
    let place = tree as Record<string, ErrorSchema>;
    for (const key of path) {
      place[key] ??= {};
      place = place[key] as Record<string, ErrorSchema>;
    }
    const leaf = place as ErrorSchema;
    leaf.__errors = [...(leaf.__errors ?? []), message];
  }
  return tree;
}
