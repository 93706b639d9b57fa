import { readStored, writeStored } from '../../../src/browser/storage.ts';
import { FieldMessages } from '../ui/FieldMessages.tsx';
import { useField } from './Form.tsx';
import type { GroupProps } from './Group.tsx';

/** An outermost part of a document. The browser's tab remembers whether it is open. */
export function Section({ isOpen = false, children, ...props }: GroupProps & { isOpen?: boolean }) {
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
        <span className="hint">{hint}</span>
      </summary>
      <div id={id}>
        <FieldMessages id={id} errors={errors} />
        {children}
      </div>
    </details>
  );
}
