import styles from './FactList.module.css';

/** Facts with large figures. */
export function FactList({ facts }: { facts: readonly { figure: string; label: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ figure, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: finished texts never change places, and two may be the same
        <div key={index} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
