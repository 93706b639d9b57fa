import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { serviceNames } from '../../routing/routes.ts';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { ServiceSection } from './ServiceSection.tsx';
import styles from './Services.module.css';

/** The services overview (SPEC section 2): five cards, each leading to its page, with more to read. */
export default function Services({ texts, pictures }: ScreenContent<'services'>) {
  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail('services')} />
      <p className={styles.intro}>{texts.intro}</p>
      <div className={styles.road}>
        {serviceNames.map((service) => (
          <ServiceSection
            key={service}
            service={service}
            texts={texts.cards[service]}
            labels={texts}
            picture={pictures.cards[service]}
          />
        ))}
      </div>
      <CallToAction {...texts.callToAction} />
    </>
  );
}
