import { Agreement } from '../../agreement/Agreement.tsx';
import type { WinterPageData } from '../../page-data/types.ts';
import Service from '../service/Service.tsx';

/** A service page with the agreement, whose code no other page loads. */
export default function Winter(props: WinterPageData) {
  return (
    <Service {...props}>
      <Agreement service={props.name} texts={props.texts} />
    </Service>
  );
}
