import type { Texts } from '../../content/types.ts';
import styles from './StoredKeys.module.css';

/** Every key that the site stores in the browser, what for, and for how long. */
export function StoredKeys({ texts }: { texts: Texts['privacy']['keys'] }) {
  return (
    <table className={styles.keys}>
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.purpose}</th>
          <th scope="col">{texts.lifetime}</th>
        </tr>
      </thead>
      <tbody>
        {texts.rows.map(({ key, purpose, lifetime }) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td data-label={texts.purpose}>{purpose}</td>
            <td data-label={texts.lifetime}>{lifetime}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
