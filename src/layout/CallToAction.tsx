import type { Texts } from '../page-data/types.ts';
import { screenPath } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { PhoneBlock } from '../ui/PhoneBlock.tsx';

/** The dark block at the end of a page. */
export function CallToAction(texts: Texts['home']['callToAction']) {
  const { contact } = useSite().texts.call;
  return (
    <PhoneBlock tone="dark" {...texts}>
      <ButtonLink variant="solid" href={screenPath('contact')} data-screen-only>
        {contact}
      </ButtonLink>
    </PhoneBlock>
  );
}
