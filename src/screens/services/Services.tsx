import { serviceNames } from '../../../tables/routes.ts';
import type { ScreenContent } from '../../content/types.ts';
import { Banner } from '../../layout/Banner.tsx';
import { useTrail } from '../../layout/trail.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { CallToAction } from '../../ui/CallToAction.tsx';
import { LinkRow } from '../../ui/LinkRow.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { PointList } from '../../ui/PointList.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import { Boards } from './Boards.tsx';
import { PriceTable } from './PriceTable.tsx';
import { ServiceSection } from './ServiceSection.tsx';
import styles from './Services.module.css';

/**
 * The services overview: five cards, each leading to its page, with more to read, what boards need, then the owner's
 * prices and references if there are any, and general questions.
 */
export default function Services({
  texts,
  pictures,
  references,
  pricesFrom,
  pricing,
}: ScreenContent<'services'>) {
  const { boards, questions } = useSite().texts;
  return (
    <>
      <Banner {...texts.banner} picture={pictures.banner} trail={useTrail('services')} />
      <div className={styles.intro}>
        <Paragraphs texts={texts.intro} />
        <LinkRow>
          <a href="#styret">{boards}</a>
        </LinkRow>
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
      <Boards texts={texts.boards} />
      {(pricesFrom.length > 0 || pricing !== '') && (
        <TextSection title={texts.prices.title}>
          {pricesFrom.length > 0 && <PriceTable labels={texts.prices} prices={pricesFrom} />}
          {pricing !== '' && <p>{pricing}</p>}
        </TextSection>
      )}
      {references.length > 0 && (
        <TextSection title={texts.references}>
          <PointList points={references.map(({ who, what, year }) => `${who}: ${what}, ${year}`)} />
        </TextSection>
      )}
      <TextSection title={questions}>
        <Questions items={texts.questions} />
      </TextSection>
      <CallToAction {...texts.callToAction} />
    </>
  );
}
