import { screenPath } from '../../content-model/paths.ts';
import type { Texts } from '../page-data/types.ts';
import { useSite } from '../site/SiteContext.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { PhoneBlock } from './PhoneBlock.tsx';

type CallToActionProps = Texts['home']['callToAction'] & { contactPath?: string };

export function CallToAction({ contactPath = screenPath('contact'), ...texts }: CallToActionProps) {
  const { contact } = useSite().texts.call;
  return (
    <PhoneBlock tone="dark" {...texts}>
      <ButtonLink variant="solid" href={contactPath} data-screen-only>
        {contact}
      </ButtonLink>
    </PhoneBlock>
  );
}
