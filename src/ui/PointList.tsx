import styles from './PointList.module.css';
import { TextWithPhone } from './TextWithPhone.tsx';

/** A short list with small stakes as bullets; nothing for an empty list. */
export function PointList({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>
          <TextWithPhone text={point} />
        </li>
      ))}
    </ul>
  );
}
