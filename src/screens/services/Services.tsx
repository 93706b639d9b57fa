import { serviceNames } from '../../../tables/routes.ts';
import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import { ServiceSection } from './ServiceSection.tsx';
import styles from './Services.module.css';

/** The services overview: five cards, each leading to its page, with more to read, and general questions. */
export default function Services({ texts, pictures }: ScreenContent<'services'>) {
  const { questions } = useSite().texts;
  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail('services')} />
      <div className={styles.intro}>
        <Paragraphs texts={texts.intro} />
      </div>
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
      <TextSection title={questions}>
        <Questions items={texts.questions} />
      </TextSection>
      <CallToAction {...texts.callToAction} />
    </>
  );
}
