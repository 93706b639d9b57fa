import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** What it does, and for those who hear it, with what. */
  title: string;
  what?: string;
}

/** A button without words to see. */
export function IconButton({ icon, title, what, ...rest }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" title={title} {...rest}>
      <Icon name={icon} />
      <span className="visually-hidden">{what ? `${title}: ${what}` : title}</span>
    </button>
  );
}
