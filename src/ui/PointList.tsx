import styles from './PointList.module.css';

/** A short list with small stakes as bullets; nothing for an empty list. */
export function PointList({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
