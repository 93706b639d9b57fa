import { FieldMessages } from '../ui/FieldMessages.tsx';
import { useField } from './Form.tsx';
import type { GroupProps } from './Group.tsx';

/** An outermost part of a document, which opens and closes. */
export function Section({ isOpen = false, children, ...props }: GroupProps & { isOpen?: boolean }) {
  const { id, title, hint, errors } = useField(props, 'languages');
  return (
    <details className="section" aria-label={title} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <span className="hint">{hint}</span>
      </summary>
      <div id={id}>
        <FieldMessages id={id} errors={errors} />
        {children}
      </div>
    </details>
  );
}
