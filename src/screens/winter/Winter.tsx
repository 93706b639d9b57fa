import { Agreement } from '../../agreement/Agreement.tsx';
import { CallLink } from '../../layout/CallLink.tsx';
import type { ScreenProps } from '../../page-data/types.ts';
import Service from '../service/Service.tsx';

/** The page of the winter service, whose texts also fill the list for an agreement. */
type WinterPageData = ScreenProps<'winter'>;

/** A service page with a phone number and the list for an agreement, whose code no other page loads. */
export default function Winter(props: WinterPageData) {
  const { agreement, sheet } = props.texts;
  return (
    <Service {...props} sign={<CallLink />}>
      {agreement && <Agreement agreement={agreement} sheet={sheet} />}
    </Service>
  );
}
