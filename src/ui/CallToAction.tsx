import type { Texts } from '../page-data/types.ts';
import { screenPath } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import { ButtonLink } from './Button.tsx';
import { PhoneBlock } from './PhoneBlock.tsx';

/** The dark block at the end of a page. */
export function CallToAction(texts: Texts['home']['callToAction']) {
  const { companyInfo, texts: shared } = useSite();
  return (
    <PhoneBlock tone="dark" {...texts} phone={companyInfo.phone} phoneLabel={shared.call.phone}>
      <ButtonLink variant="solid" href={screenPath('contact')} data-screen-only>
        {shared.call.contact}
      </ButtonLink>
    </PhoneBlock>
  );
}
