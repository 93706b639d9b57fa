import { type ComponentProps, useRef } from 'react';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onChange: (value: string) => void;
  /** Texts of the site are one line each; articles have several. */
  multiline?: boolean;
}

/** A field that grows with its text. */
export function TextArea({ value, onChange, multiline = false, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (text: string) => onChange(multiline ? text : text.replace(/\s*\n\s*/g, ' '));
  return (
    <div className="grow" data-tall={multiline || undefined} data-text={`${value} `}>
      <textarea
        {...rest}
        ref={area}
        rows={1}
        value={value}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !multiline) event.preventDefault();
        }}
      />
    </div>
  );
}
