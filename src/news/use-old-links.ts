import { useEffect } from 'react';
import { changeAddress } from '../routing/address.ts';
import { articlePath, readAddress, writeAddress } from '../routing/paths.ts';

/** Leads links of the time when articles were parts of the list, as in `/aktuelt#forste-sno`, to the article. */
export function useOldLinks(): void {
  useEffect(() => {
    const [, slug = ''] = /^#([a-z\d-]+)$/.exec(window.location.hash) ?? [];
    if (!slug || document.getElementById(slug)) return;
    const { language } = readAddress(window.location.pathname);
    changeAddress(writeAddress({ path: articlePath(slug), language }), { replace: true });
  }, []);
}
