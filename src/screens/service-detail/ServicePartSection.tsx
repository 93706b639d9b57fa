import type { ServiceName } from '../../../tables/routes.ts';
import type { ServicePart } from '../../../tables/service-parts.ts';
import type { ScreenContent } from '../../content/types.ts';
import { ServicePhotos } from '../../gallery/ServicePhotos.tsx';
import { useSite } from '../../site/SiteContext.tsx';
import { PointList } from '../../ui/PointList.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { TextSection } from '../../ui/TextSection.tsx';
import { TextWithLinks } from '../../ui/TextWithLinks.tsx';
import styles from './ServicePartSection.module.css';

interface ServicePartSectionProps {
  part: ServicePart;
  large: boolean;
  content: ScreenContent<ServiceName>;
}

/** One of the parts that follow the rows of a service page. */
export function ServicePartSection({ part, large, content }: ServicePartSectionProps) {
  const { price, questions } = useSite().texts;
  const { texts, photos } = content;
  if (part === 'photos') return <ServicePhotos photos={photos} large={large} />;
  if (part === 'questions') {
    return (
      <div className={large ? styles.largeQuestions : undefined}>
        <TextSection title={questions}>
          <Questions items={texts.questions} />
        </TextSection>
      </div>
    );
  }
  if (part === 'price') {
    return (
      <div className={large ? styles.largePrice : undefined}>
        <TextSection title={price}>
          <p>
            <TextWithLinks text={texts.price} />
          </p>
        </TextSection>
      </div>
    );
  }
  if (content.name !== 'winter') return null;
  const { agreement } = content.texts;
  return (
    <TextSection title={agreement.title}>
      <p>
        <TextWithLinks text={agreement.intro} />
      </p>
      <PointList points={agreement.points} />
    </TextSection>
  );
}
