import type { ReactNode } from 'react';
import { useSite } from '../site/SiteContext.tsx';
import { CallBlock } from './CallBlock.tsx';

/** The light block for a visitor who needs a plow at once: the on-call phone, and what else matters. */
export function PlowingNow({ children }: { children?: ReactNode }) {
  const { firm, texts } = useSite();
  return (
    <CallBlock tone="light" {...texts.plowing} phone={firm.onCallPhone}>
      {children}
    </CallBlock>
  );
}
