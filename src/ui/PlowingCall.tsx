import type { ReactNode } from 'react';
import { useSite } from '../site/SiteContext.tsx';
import { PhoneBlock } from './PhoneBlock.tsx';

/** The light block for a visitor who needs a plow at once. */
export function PlowingCall({ children }: { children?: ReactNode }) {
  const { companyInfo, texts } = useSite();
  return (
    <PhoneBlock tone="light" {...texts.plowing} phone={companyInfo.phone}>
      {children}
    </PhoneBlock>
  );
}
