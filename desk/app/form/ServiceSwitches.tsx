import { getIn } from '../../../common/json.ts';
import { fieldAt } from '../store/schema.ts';
import { Checkbox } from './Checkbox.tsx';
import { useForm } from './Form.tsx';
import { Section } from './Sections.tsx';

const path = ['shown', 'services'];

/** Which services the site has, on the page of all services. The last one cannot be switched off. */
export function ServiceSwitches() {
  const { schema, value } = useForm();
  const group = fieldAt(schema, path);
  const names = Object.entries(group.properties ?? {});
  const isOn = (name: string) => getIn(value, [...path, name]) === true;
  const isOnly = names.filter(([name]) => isOn(name)).length === 1;
  if (names.length === 0) return null;
  return (
    <Section schema={{ title: group.title ?? '' }} path={path} isOpenFirst>
      {names.map(([name, field]) => (
        <Checkbox key={name} schema={field} path={[...path, name]} isFixed={isOnly && isOn(name)} />
      ))}
      <p className="hint">{group.description}</p>
    </Section>
  );
}
