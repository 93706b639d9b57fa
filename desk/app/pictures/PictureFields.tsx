import { Form } from '../form/Form.tsx';
import { Fields } from '../form/SchemaField.tsx';
import type { OpenDocument } from '../store/documents.ts';
import { thumbnail } from '../store/request.ts';

interface PictureFieldsProps<Value> {
  document: OpenDocument<Value>;
  name: string;
  names: readonly string[];
}

export const PictureFields = <Value,>({ document, name, names }: PictureFieldsProps<Value>) => (
  <>
    <img className="picture-preview" src={thumbnail(name)} alt="" />
    <Form document={document}>
      <Fields schema={document.schema.additionalProperties || {}} path={[name]} names={names} />
    </Form>
  </>
);
