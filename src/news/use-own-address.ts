import { useEffect } from 'react';
import { changeAddress } from '../routing/address.ts';
import { readAddress, writeAddress } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';

/** Gives an article that an old English link has led to, and that is in Norwegian only, the address that it has. */
export function useOwnAddress(): void {
  const { without } = useSite();
  useEffect(() => {
    const { path, language } = readAddress(window.location.pathname);
    if (language && without?.includes(language)) {
      changeAddress(writeAddress({ path, language: null }), { replace: true });
    }
  }, [without]);
}
