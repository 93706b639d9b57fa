import type { Picture as PictureData } from '../content/picture.ts';
import { Link } from '../routing/Link.tsx';
import { pathOf, type ServiceName } from '../routing/routes.ts';
import { Picture } from './Picture.tsx';
import styles from './ServiceCard.module.css';

interface ServiceCardProps {
  service: ServiceName;
  title: string;
  description: string;
  picture: PictureData;
  sizes: string;
  /** True for the first card, which stays large on a phone. */
  first: boolean;
}

/** One service on the front page: picture, title and description. The whole card links to its page. */
export function ServiceCard({ service, title, description, picture, sizes, first }: ServiceCardProps) {
  return (
    <article className={styles.card} data-first={first || undefined}>
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
      <h3 className={styles.title}>
        <Link href={pathOf(service)} className={styles.link}>
          {title}
        </Link>
      </h3>
      <p className={styles.description}>{description}</p>
    </article>
  );
}
