import { useEffect } from 'react';
import { changeAddress, useAddress } from '../routing/address.ts';
import { articlePath, writeAddress } from '../routing/paths.ts';

/** Leads links of the time when articles were parts of the list, as in `/aktuelt#forste-sno`, to the article. */
export function useOldLinks(): void {
  const { language } = useAddress();
  useEffect(() => {
    const [, slug = ''] = /^#([a-z\d-]+)$/.exec(window.location.hash) ?? [];
    if (slug && !document.getElementById(slug)) {
      changeAddress(writeAddress({ path: articlePath(slug), language }), { replace: true });
    }
  }, [language]);
}
