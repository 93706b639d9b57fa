import { Agreement } from '../../agreement/Agreement.tsx';
import type { ScreenProps } from '../../page-data/types.ts';
import Service from '../service/Service.tsx';

/** The page of the winter service, whose texts also fill the list for an agreement. */
type WinterPageData = ScreenProps<'winter'>;

/** A service page with the agreement, whose code no other page loads. */
export default function Winter(props: WinterPageData) {
  return (
    <Service {...props}>
      <Agreement texts={props.texts} />
    </Service>
  );
}
