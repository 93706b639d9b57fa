import { serviceNames } from '../../../tables/routes.ts';
import { fill } from '../../content/fill.ts';
import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { PointList } from '../../ui/PointList.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import { Boards } from './Boards.tsx';
import { ServiceSection } from './ServiceSection.tsx';
import styles from './Services.module.css';

/**
 * The services overview: what boards need, five cards, each leading to its page, with more to read, then the owner's
 * prices if there are any, and general questions.
 */
export default function Services({ texts, pictures, references, pricesFrom }: ScreenContent<'services'>) {
  const { questions } = useSite().texts;
  const { prices } = texts;
  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail('services')} />
      <div className={styles.intro}>
        {texts.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Boards texts={texts.boards} references={references} />
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
      {pricesFrom.length > 0 && (
        <TextSection title={prices.title}>
          <PointList
            points={pricesFrom.map(({ what, price, forBusinesses }) =>
              fill(forBusinesses ? prices.forBusinesses : prices.withVat, { what, price }),
            )}
          />
        </TextSection>
      )}
      <TextSection title={questions}>
        <Questions items={texts.questions} />
      </TextSection>
      <CallToAction {...texts.callToAction} />
    </>
  );
}
