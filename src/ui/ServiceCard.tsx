import type { ServiceName } from '../../tables/routes.ts';
import type { Picture } from '../content/picture.ts';
import { pathOf } from '../routing/paths.ts';
import { useSite } from '../site/SiteContext.tsx';
import { CardLink } from './CardLink.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import styles from './ServiceCard.module.css';

interface ServiceCardProps {
  service: ServiceName;
  description: string;
  picture: Picture;
  /** True for the first card, which stays large on a phone. */
  first: boolean;
}

/** One service on the front page: picture, name and description. The whole card links to its page. */
export function ServiceCard({ service, description, picture, first }: ServiceCardProps) {
  const { services } = useSite().texts;
  return (
    <article className={styles.card} data-first={first || undefined}>
      <PictureFrame picture={picture} className={styles.picture} />
      <h3 className={styles.title}>
        <CardLink href={pathOf(service)}>{services[service]}</CardLink>
      </h3>
      <p className={styles.description}>{description}</p>
    </article>
  );
}
