import { Agreement } from '../../agreement/Agreement.tsx';
import type { ScreenProps } from '../../page-data/types.ts';
import ServiceDetail from '../service-detail/ServiceDetail.tsx';

/** A service page with the agreement, whose code no other page loads. */
export default function Winter(props: ScreenProps<'winter'>) {
  return (
    <ServiceDetail {...props}>
      <Agreement service={props.name} texts={props.texts} />
    </ServiceDetail>
  );
}
