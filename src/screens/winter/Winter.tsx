import { Agreement } from '../../agreement/Agreement.tsx';
import { SnowRuler } from '../../agreement/SnowRuler.tsx';
import type { WinterPageData } from '../../page-data/types.ts';
import Service from '../service/Service.tsx';

/** A service page with the agreement and the ruler, whose code no other page loads. */
export default function Winter(props: WinterPageData) {
  const { name, texts } = props;
  return (
    <Service {...props}>
      <Agreement service={name} texts={texts}>
        {(printSheet) => texts.ruler.title && <SnowRuler service={name} texts={texts} onPrint={printSheet} />}
      </Agreement>
    </Service>
  );
}
