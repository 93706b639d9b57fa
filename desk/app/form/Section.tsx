import { createContext, type ReactNode, use, useState } from 'react';
import { readAddress } from '../layout/address.ts';
import { OptionalNote, sentence } from './Explanation.tsx';
import './section.css';

/** Parts inside of a section are groups; the outermost parts are sections that open and close. */
const InsideSection = createContext(false);
/** The first section of a form is open from the start. */
export const StartsOpen = createContext(false);

interface PartProps {
  id: string;
  title: string;
  description?: string | undefined;
  isOptional?: boolean | undefined;
  errors?: readonly string[] | undefined;
  children: ReactNode;
}

/** Fields that belong together: a section of the form, or a group within one. */
export function Part(props: PartProps) {
  return use(InsideSection) ? <Group {...props} /> : <Section {...props} />;
}

function Section({ id, title, description, errors, children }: PartProps) {
  const startsOpen = use(StartsOpen);
  // Sections of two views may have the same id.
  const key = `skrivebord-apen/${readAddress(location.hash).parts.join('/')}/${id}`;
  const [isOpen, setIsOpen] = useState(() => {
    const kept = sessionStorage.getItem(key);
    return kept === null ? startsOpen : kept === 'true';
  });
  return (
    <details
      className="section"
      open={isOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        if (open === isOpen) return;
        setIsOpen(open);
        sessionStorage.setItem(key, String(open));
      }}
    >
      <summary>
        <h2>{title}</h2>
        {description && <span className="section-description">{description}</span>}
      </summary>
      <InsideSection value={true}>
        <div className="section-body" id={id}>
          <Errors errors={errors} />
          {children}
        </div>
      </InsideSection>
    </details>
  );
}

function Group({ id, title, description, isOptional, errors, children }: PartProps) {
  return (
    <fieldset className="group" id={id}>
      <legend>
        {title}
        <OptionalNote isOptional={isOptional} />
      </legend>
      {description && <p className="hint">{description}</p>}
      <Errors errors={errors} />
      {children}
    </fieldset>
  );
}

function Errors({ errors }: { errors: readonly string[] | undefined }) {
  return errors?.length ? <p className="error">{errors.map(sentence).join(' ')}</p> : null;
}
