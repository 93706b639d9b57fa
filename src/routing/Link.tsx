import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { localizePath } from '../../common/localized-path.ts';
import { urlOf } from '../browser/url-of.ts';
import { useRouting } from './RouterContext.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
};

/** Changes the page in place. The address keeps its language prefix. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { localizedPath, router } = useRouting();
  const address = localizePath({ path: href, language: localizedPath.language });

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // New tabs, windows, downloads and hashes are left to the browser.
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified) return;
    const { pathname, search, hash } = urlOf(address);
    const isHere = pathname + search === window.location.pathname + window.location.search;
    if (isHere && hash) return;
    event.preventDefault();
    router.visit(address);
  };
  return <a href={address} {...rest} onClick={follow} />;
}
