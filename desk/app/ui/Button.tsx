import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'icon-only';
}

export const Button = ({ variant = 'quiet', ...rest }: ButtonProps) => (
  <button type="button" className={variant} {...rest} />
);

export const CrossButton = ({ title, ...rest }: ButtonProps) => (
  <Button variant="icon-only" title={title} aria-label={title} {...rest}>
    ×
  </Button>
);
