import { getIn } from '../../../common/json.ts';
import { useLoadedDocument } from '../store/documents.ts';
import { fieldAt } from '../store/schema.ts';
import { Checkbox } from './Checkbox.tsx';
import { Form } from './Form.tsx';
import { Section } from './Sections.tsx';

const path = ['shown', 'services'];

/** Which services the site has. The last one cannot be switched off. */
export function ServiceSwitches() {
  const document = useLoadedDocument('services');
  const { title = '', description, properties = {} } = fieldAt(document.schema, path);
  const isOn = (name: string) => getIn(document.value, [...path, name]) === true;
  const isOnly = Object.keys(properties).filter(isOn).length === 1;
  return (
    <Form document={document}>
      <Section schema={{ title }} path={path}>
        {Object.entries(properties).map(([name, field]) => (
          <Checkbox key={name} schema={field} path={[...path, name]} isFixed={isOnly && isOn(name)} />
        ))}
        <p className="hint">{description}</p>
      </Section>
    </Form>
  );
}
