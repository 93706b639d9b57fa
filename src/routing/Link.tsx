import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { writeAddress } from './paths.ts';
import { useAddress, useRouter } from './RouterContext.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
};

/**
 * A link to a page of this site: a plain anchor that changes the page without a reload once hydrated. On an
 * address that fixes a language it leads to an address of that language.
 */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { language } = useAddress();
  const { visit } = useRouter();
  const address = writeAddress({ path: href, language });

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // Left to the browser: new tabs, new windows, downloads, and places on the same page.
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified) return;
    const { pathname, search, hash } = new URL(address, window.location.href);
    const isHere = pathname + search === window.location.pathname + window.location.search;
    if (isHere && hash) return;
    event.preventDefault();
    visit(address);
  };
  return <a href={address} {...rest} onClick={follow} />;
}
