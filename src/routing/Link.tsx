import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { scrollToTop } from '../browser/motion.ts';
import { navigate } from './address.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link to a page of this site: a plain anchor that, once scripts run, changes the page without a reload. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The browser opens other tabs and windows, and saves downloads.
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    if (href === window.location.pathname + window.location.search) scrollToTop();
    else navigate(href);
  };
  return <a href={href} {...rest} onClick={follow} />;
}
