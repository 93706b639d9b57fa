import type { ComponentProps } from 'react';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'icon-only';
}

export const Button = ({ variant = 'quiet', ...rest }: ButtonProps) => (
  <button type="button" className={variant} {...rest} />
);

/** Drawn on a grid of 24, with a line of 2. */
const paths = {
  remove: 'M5 5l14 14M19 5L5 19',
} as const;

const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

export const CrossButton = ({ title, ...rest }: ButtonProps) => (
  <Button variant="icon-only" title={title} aria-label={title} {...rest}>
    <Icon name="remove" />
  </Button>
);
