import type { KeyPath } from '../../../common/json.ts';
import { isHiddenPart } from '../../../content-model/shown.ts';
import { fieldAt } from '../store/schema.ts';
import { NotShown } from '../ui/NotShown.tsx';
import { Checkbox } from './Checkbox.tsx';
import { useForm } from './Form.tsx';

/** The switch of a part of a page, if it has one. Its path has no language. */
export function ShownSwitch({ path }: { path: KeyPath }) {
  const { schema } = useForm();
  const switchPath = ['shown', ...path];
  const field = fieldAt(schema, switchPath);
  return field.type === 'boolean' ? <Checkbox schema={field} path={switchPath} /> : null;
}

export function NotShownMark({ path }: { path: KeyPath }) {
  const { value } = useForm();
  return isHiddenPart(value, ['no', ...path]) && <NotShown />;
}
