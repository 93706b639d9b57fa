import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { scrollToTop } from '../browser/motion.ts';
import { navigate, useAddress } from './address.ts';
import { writeAddress } from './routes.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The path of a route. */
  href: string;
};

/**
 * A link to a page of this site: a plain anchor that changes the page without a reload once hydrated. On an English
 * address it leads to an English address.
 */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { isEnglish } = useAddress();
  const address = writeAddress({ path: href, isEnglish });

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Left to the browser: new tabs, new windows and downloads.
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    if (address === window.location.pathname + window.location.search) scrollToTop();
    else navigate(address);
  };
  return <a href={address} {...rest} onClick={follow} />;
}
