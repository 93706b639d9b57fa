import type { ReactNode } from 'react';
import { useSite } from '../site/SiteContext.tsx';
import { CallBlock } from './PhoneBlock.tsx';

/** The light block for a visitor who needs a plow at once. */
export function PlowingNow({ children }: { children?: ReactNode }) {
  const { companyInfo, texts } = useSite();
  return (
    <CallBlock tone="light" {...texts.plowing} phone={companyInfo.phone}>
      {children}
    </CallBlock>
  );
}
