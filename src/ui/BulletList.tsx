import type { LinkedText } from '../page-data/linked-text.ts';
import styles from './BulletList.module.css';
import { TextWithLinks } from './TextWithLinks.tsx';

export function BulletList({ points }: { points: readonly LinkedText[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.list}>
      {points.map((point, index) => (
        <TextWithLinks as="li" key={index} text={point} />
      ))}
    </ul>
  );
}
