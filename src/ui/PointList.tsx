import styles from './PointList.module.css';

/** A short list whose points are marked by small stakes; nothing where there are no points. */
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
